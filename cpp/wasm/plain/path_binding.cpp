// The path through a puzzle by techniques as plain functions: a module that the widget fetches when a puzzle
// is to be explained. web/worker/techniques/plain-path.ts makes of it what techniques-module.d.ts declares.
#include "wasm/plain/places.hpp"
#include "wasm/techniques/path_call.hpp"

namespace retrace::plain {

using techniques::PathCall;

extern "C" {

// Null where the puzzle is refused.
RETRACE_EXPORT("path") PathCall* plain_path(std::size_t puzzle, bool is_classic) {
    return techniques::start_path(text_in(0, puzzle), is_classic).release();
}
RETRACE_EXPORT("path.delete") void path_delete(PathCall* path) {
    delete path;
}
RETRACE_EXPORT("path.run") bool path_run(PathCall* path, double budget) {
    return path->run(budget);
}
RETRACE_EXPORT("path.steps") double path_steps(const PathCall* path) {
    return static_cast<double>(path->steps().size());
}
RETRACE_EXPORT("path.answer") Out* path_answer(PathCall* path) {
    return numbers_out(path->answer());
}

}  // extern "C"

}  // namespace retrace::plain
