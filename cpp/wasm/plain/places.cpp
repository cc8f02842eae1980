// The place for text, as every one of the widget's modules exports it.
#include "wasm/plain/places.hpp"

namespace retrace::plain {

extern "C" {

RETRACE_EXPORT("text") char* text_place() {
    return text.data();
}

}  // extern "C"

}  // namespace retrace::plain
