// The public names of errors in a recording.
#include "sudoku/trace/trace_error.hpp"

#include <array>

namespace retrace::trace {
namespace {

constexpr std::array<std::string_view, 29> kNames{
    "not-a-recording", "other-version",  "binary",         "long-line",      "unknown-word",
    "bad-puzzle",      "bad-cell",       "bad-digit",      "bad-number",     "no-puzzle",
    "cut-off",         "contradiction",  "wrong-number",   "wrong-depth",    "given",
    "digit-there",     "nothing-there",  "other-digit",    "not-full",       "not-dead-end",
    "no-peer",         "wrong-end",      "wrong-count",    "clash",          "not-last",
    "too-many-steps",  "too-many-lines", "too-many-calls", "too-many-notes",
};
static_assert(kNames.size() == static_cast<std::size_t>(ErrorCode::too_many_notes) + 1);

}  // namespace

std::string_view name_of(ErrorCode code) {
    return kNames[static_cast<std::size_t>(code)];
}

}  // namespace retrace::trace
