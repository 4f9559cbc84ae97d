"""Tests in a real browser; what they need is put away before other tests run in the same process."""
