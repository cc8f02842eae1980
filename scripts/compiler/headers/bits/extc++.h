// <bits/extc++.h>, which only GCC has: the whole library with its extensions.
#pragma once

#include <bits/stdc++.h>
#include <pb_ds.h>
