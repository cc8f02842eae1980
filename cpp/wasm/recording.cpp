// Reads a recording and explores what is read.
#include "wasm/recording.hpp"

#include <utility>

#include "sudoku/watch/recording_source.hpp"

namespace retrace {

bool RecordingText::read(std::string_view piece) {
    if (error_ || is_whole()) return false;
    if (!begun_ && trace::PackedReader::is_packed(piece))
        packed_.emplace(static_cast<trace::Listener&>(*this));
    begun_ = begun_ || !piece.empty();
    const auto error = packed_ ? packed_->read(piece) : reader_.read(piece);
    explore();
    if (is_whole()) return false;  // nothing after the first recording is read
    error_ = error;
    return !error_;
}

std::unique_ptr<Watch> RecordingText::watch() {
    if (!error_ && !is_whole()) {
        error_ = packed_ ? packed_->finish() : reader_.finish();
    }
    if (error_ || !frontier_) return nullptr;
    explore();
    return std::make_unique<Watch>(*std::exchange(frontier_, std::nullopt));
}

void RecordingText::puzzle(const Grid& givens) {
    if (recording_) return;
    recording_ = std::make_shared<Recording>(givens);
    frontier_.emplace(std::make_unique<RecordingSource>(recording_), Extent::every_solution);
}

Recording::Full RecordingText::step(const Tracker& before, const Step& step, const Note& note) {
    return is_whole() ? Recording::Full::no : recording_->append(before, step, note);
}

void RecordingText::end(const Tracker&, const trace::End& end) {
    if (!is_whole()) recording_->end(end.status, end.stuck_at);
}

void RecordingText::explore() {
    if (recording_) frontier_->explore(recording_->steps() - frontier_->explored());
}

}  // namespace retrace
