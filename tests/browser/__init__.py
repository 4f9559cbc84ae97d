"""Tests in a real browser; it is put away before other tests run in the same process."""
