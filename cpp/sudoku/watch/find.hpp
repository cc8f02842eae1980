// Looks for the nearest step that a target names, in either direction.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku/watch/frontier.hpp"

namespace retrace {

enum class Direction : std::uint8_t { next, previous };

// Only sections that may have the target are run through; searching beyond the explored part explores it. A
// value that is run in pieces, between which the frontier may be explored.
class Find {
  public:
    enum class Status : std::uint8_t { looking, found, none };

    // Searches steps after position `from`, or before step `from`; `from` is explored.
    Find(Target target, Direction direction, std::uint64_t from)
        : target_(target), direction_(direction), from_(from) {}

    // Takes about `budget` steps.
    Status run(Frontier& frontier, std::uint64_t budget);

    // The number of the step once it is found.
    std::uint64_t found() const { return found_; }

  private:
    Status choose_section(Frontier& frontier, std::uint64_t& budget);
    Status choose_next_section(Frontier& frontier, std::uint64_t& budget);
    Status choose_previous_section(const Frontier& frontier);
    Status scan(std::uint64_t& budget);
    bool matches(const Step& step, std::uint64_t position) const;

    Target target_;
    Direction direction_;
    std::uint64_t from_;  // the position up to which all is searched
    std::uint64_t found_ = 0;

    std::unique_ptr<StepSource> scout_;  // within a section, up to position scan_to_
    std::uint64_t scan_from_ = 0;        // its matches count after this position
    std::uint64_t scan_to_ = 0;
};

}  // namespace retrace
