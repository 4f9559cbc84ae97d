"""Players that are programs and know no game in particular."""
