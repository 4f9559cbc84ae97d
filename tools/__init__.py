"""Scripts for those who work on Ludoteca; none of them is needed to run it."""
