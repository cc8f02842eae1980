// An array of the core's memory as JavaScript looks at it through Embind: without a copy, until the next
// call.
#pragma once

#include <emscripten/val.h>

namespace retrace {

template <typename Numbers>
emscripten::val view(const Numbers& numbers) {
    return emscripten::val(emscripten::typed_memory_view(numbers.size(), numbers.data()));
}

}  // namespace retrace
