// Modules with all techniques.
#include "wasm/techniques/nested_here.hpp"

namespace retrace::techniques {

BeginNested nested_here() {
    return begin_nested;
}

}  // namespace retrace::techniques
