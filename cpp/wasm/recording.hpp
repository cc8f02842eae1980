// A recording that JavaScript hands over piece by piece, explored as it comes.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "sudoku/trace/packed_reader.hpp"
#include "sudoku/trace/trace_reader.hpp"
#include "wasm/watch.hpp"

namespace retrace {

// A text, or the packed film of a person's program. The first is taken of a text with several recordings.
class RecordingText final : private trace::Listener {
  public:
    RecordingText() : reader_(trace::Rules::may_break, *this) {}

    // False when no more is wanted: the first recording is whole, or something is wrong.
    bool read(std::string_view piece);

    // The recording to watch, once reading is over; null where something is wrong.
    std::unique_ptr<Watch> watch();

    // The error: its trace::ErrorCode, then line, expected, cell, digit, there, peer.
    std::span<const double> problem() const { return problem_; }
    std::string_view found() const { return error_ ? error_->found : std::string_view(); }

    const Grid& puzzle() const { return recording_->givens(); }
    double steps() const { return recording_ ? static_cast<double>(recording_->steps()) : 0; }

  private:
    void puzzle(const Grid& givens) override;
    Recording::Full step(const Tracker& before, const Step& step, const Note& note) override;
    void end(const Tracker& at, const trace::End& end) override;

    bool is_whole() const { return recording_ && recording_->status() != SourceStatus::running; }
    void keep(const trace::Error& error);
    void explore();

    trace::Reader reader_;
    std::optional<trace::PackedReader> packed_;  // in its place, once a film has begun
    bool begun_ = false;
    std::shared_ptr<Recording> recording_;
    std::optional<Frontier> frontier_;
    std::optional<trace::Error> error_;
    std::array<double, 7> problem_{};
};

}  // namespace retrace
