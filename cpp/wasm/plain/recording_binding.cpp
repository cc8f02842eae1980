// Reading recordings as plain functions: with watch_binding.cpp a module that searches nothing, which the
// widget fetches with the first recording (docs/decisions/widget-size.md).
#include "wasm/plain/places.hpp"
#include "wasm/recording.hpp"

namespace retrace::plain {
namespace {

// A piece of a recording goes in here.
std::array<char, std::size_t{1} << 16U> piece;

}  // namespace

extern "C" {

RETRACE_EXPORT("recording") RecordingText* plain_recording() {
    return std::make_unique<RecordingText>().release();
}
RETRACE_EXPORT("recording.delete") void recording_delete(RecordingText* recording) {
    delete recording;
}
RETRACE_EXPORT("recording.piece") char* recording_piece() {
    return piece.data();
}
RETRACE_EXPORT("recording.read") bool recording_read(RecordingText* recording, std::size_t length) {
    return recording->read({piece.data(), std::min(length, piece.size())});
}
RETRACE_EXPORT("recording.watch") Watch* recording_watch(RecordingText* recording) {
    return recording->watch().release();
}
RETRACE_EXPORT("recording.steps") double recording_steps(const RecordingText* recording) {
    return recording->steps();
}
RETRACE_EXPORT("recording.puzzle") void recording_puzzle(const RecordingText* recording) {
    text_out(recording->puzzle().to_line());
}
RETRACE_EXPORT("recording.problem") Out* recording_problem(const RecordingText* recording) {
    return numbers_out(recording->problem());
}
// Gives its length: it is shortened to fit.
RETRACE_EXPORT("recording.found") std::size_t recording_found(const RecordingText* recording) {
    text_out(recording->found());
    return recording->found().size();
}

}  // extern "C"

}  // namespace retrace::plain
