"""The hall as a web server: guests, lobby, live tables, their journal, and all around them."""
