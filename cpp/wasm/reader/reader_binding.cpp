// Reading a text as plain functions, which need no glue in JavaScript (docs/decisions/widget-size.md).
#include <cstdint>
#include <string>

#include "wasm/plain/places.hpp"
#include "wasm/reader/reading_json.hpp"

namespace retrace::plain {
namespace {

// As many as are worth choosing among on the page.
constexpr std::size_t kMostPuzzles = 60;
constexpr std::size_t kMostFaults = 20;

std::string& brought() {
    static std::string only;
    return only;
}
std::string& answer() {
    static std::string only;
    return only;
}

}  // namespace

extern "C" {

// Room for the bytes of a text; a larger one than the reader takes has room for its begin, and is
// told as too large.
RETRACE_EXPORT("room") char* plain_room(std::size_t bytes) {
    brought().resize(std::min(bytes, kMaxText + 1));
    return brought().data();
}

// The bytes of the answer in JSON, in UTF-8.
RETRACE_EXPORT("read") std::size_t plain_read() {
    answer() = to_json(text::read_text(brought(), kMostPuzzles, kMostFaults));
    brought() = {};
    return answer().size();
}
RETRACE_EXPORT("answer") const char* plain_answer() {
    return answer().data();
}

}  // extern "C"

}  // namespace retrace::plain
