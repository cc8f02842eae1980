// The steps of a recording, packed: half a byte for most of them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include "sudoku/watch/side_stream.hpp"
#include "sudoku/watch/step_source.hpp"
#include "sudoku/watch/tracker.hpp"

namespace retrace {

class Recording {
  public:
    // 128 MB where a program is row-major, four times as much where it jumps at each step.
    static constexpr std::uint64_t kMostSteps = std::uint64_t{1} << 28U;
    static constexpr std::size_t kMostNotes = std::size_t{1} << 23U;

    enum class Full : std::uint8_t { no, steps, lines, calls, notes };

    explicit Recording(const Grid& givens) : givens_(givens) {}

    const Grid& givens() const { return givens_; }
    std::uint64_t steps() const { return steps_; }

    // Adds a step taken from the state of `before`. The result names the part that has no room, after which the
    // recording is useless.
    Full append(const Tracker& before, const Step& step, const Note& note);

    // No step follows. `stuck_at`: with SourceStatus::dead_end, the cell that no digit fits.
    void end(SourceStatus status, Cell stuck_at);
    SourceStatus status() const { return status_; }  // `running` until it has ended
    Cell stuck_at() const { return stuck_at_; }

    // A step, and the offset of the next one's code.
    struct Decoded {
        Choice choice;
        StepKind kind;  // of a placement always `placement`
        std::uint64_t next;
    };

    // The offset of the code of the step after `position`, in half bytes.
    std::uint64_t offset_of(std::uint64_t position) const;
    // The step at an offset, read in the state of `before`.
    Decoded decode(std::uint64_t offset, const Tracker& before) const;

    // The note of the step that leads to `position`.
    Note note(std::uint64_t position) const;
    // Its line alone, from 1; 0: not known. `position` is above 0.
    std::uint32_t line(std::uint64_t position) const { return lines_.at(position - 1); }

    std::size_t bytes() const;

  private:
    static constexpr std::size_t kChunk = std::size_t{1} << 16U;
    static constexpr std::uint64_t kBlock = 1024;  // steps between the offsets that are kept

    // A digit that a note names: refused by a cell of a house, or removed from a cell's candidates.
    struct Named {
        std::uint32_t index;  // of the step
        Digit digit;
        Cell cell;
        std::uint8_t house;  // kNoHouse: removed
    };

    void write(unsigned half_byte);
    void write_at(unsigned code, Cell cell, unsigned digit);
    unsigned read(std::uint64_t offset) const {
        const auto at = static_cast<std::size_t>(offset / 2);
        const unsigned byte = (*chunks_[at / kChunk])[at % kChunk];
        return (offset & 1U) == 0 ? byte & 0xfU : byte >> 4U;
    }
    static std::uint64_t length_of(unsigned code);
    // The note's digit of the step that follows `position`.
    Digit overwritten_by(std::uint64_t position) const;

    Grid givens_;
    std::vector<std::unique_ptr<std::array<std::uint8_t, kChunk>>> chunks_;
    std::uint64_t length_ = 0;            // half bytes written
    std::vector<std::uint64_t> offsets_;  // of every kBlock-th step
    std::uint64_t steps_ = 0;
    SideStream lines_;
    SideStream calls_;
    std::vector<Named> named_;  // by index
    SourceStatus status_ = SourceStatus::running;
    Cell stuck_at_ = kNoCell;
};

}  // namespace retrace
