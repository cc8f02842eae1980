// A recording that JavaScript hands over piece by piece, explored as it comes.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "sudoku/trace/packed_reader.hpp"
#include "sudoku/trace/trace_reader.hpp"
#include "wasm/watch.hpp"

namespace retrace {

// A text, or the packed film of a person's program. Only the first recording of a text is read.
class RecordingText final : private trace::Listener {
  public:
    RecordingText() : reader_(trace::Rules::may_break, *this) {}

    // False when no more is needed: the first recording is complete, or has an error.
    bool read(std::string_view piece);

    // The recording to watch, at the end of reading; null where it has an error.
    std::unique_ptr<Watch> watch();

    // The error of the recording, where it has one.
    const std::optional<trace::Error>& problem() const { return error_; }

    const Grid& puzzle() const { return recording_->givens(); }
    std::uint64_t steps() const { return recording_ ? recording_->steps() : 0; }

  private:
    void puzzle(const Grid& givens) override;
    Recording::Full step(const Tracker& before, const Step& step, const Note& note) override;
    void end(const Tracker& at, const trace::End& end) override;

    bool is_whole() const { return recording_ && recording_->status() != SourceStatus::running; }
    void explore();

    trace::Reader reader_;
    std::optional<trace::PackedReader> packed_;  // instead of reader_, once a film has begun
    bool begun_ = false;
    std::shared_ptr<Recording> recording_;
    std::optional<Frontier> frontier_;
    std::optional<trace::Error> error_;
};

inline std::unique_ptr<RecordingText> start_recording() {
    return std::make_unique<RecordingText>();
}

}  // namespace retrace
