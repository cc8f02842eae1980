# Comments before what they tell of, or behind it on its line, as Doxygen reads them.
s,^( *)//( |$),\1///\2,
s,([^ /] *) // ,\1 ///< ,
