// The digits that each level of the stack has placed and tried, and the cost of each in steps.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "sudoku/search/choice.hpp"
#include "sudoku/search/step.hpp"

namespace retrace {

// A choice that was taken back, with all that followed from it.
struct Trial {
    Choice choice;
    std::uint64_t steps = 0;  // from the placement to the taking back, both counted

    friend constexpr bool operator==(const Trial&, const Trial&) = default;
};

// Updated with every step. Levels are numbered by depth: those below depth() have placed a choice, and
// depth() is the current one.
class Trials {
  public:
    // `position`: the number of the step, from 1.
    void record(const Step& step, std::uint64_t position) {
        if (!is_taken_back(step)) {
            place({step.cell, step.digit}, position);
            return;
        }
        Level& level = levels_[--depth_];
        level.trials[level.tried++].steps = position - level.placed_at + 1;
    }

    void place(Choice choice, std::uint64_t position) {
        Level& level = levels_[depth_++];
        level.placed_at = position;
        level.trials[level.tried].choice = choice;
        levels_[depth_].tried = 0;
    }

    // Adds a finished trial of the current level.
    void append(const Trial& trial) {
        Level& level = levels_[depth_];
        level.trials[level.tried++] = trial;
    }

    // Called before a placement by a program that may try more than nine choices: where there is no room for
    // another, the current level's oldest trial is forgotten.
    void make_room() {
        Level& level = levels_[depth_];
        if (level.tried < kMostTried) return;
        std::move(level.trials.begin() + 1, level.trials.end(), level.trials.begin());
        --level.tried;
    }

    // Takes back a choice from below others: its level is removed, with all its trials.
    void take_out(int depth) {
        const auto level = levels_.begin() + depth;
        std::move(level + 1, levels_.begin() + static_cast<int>(depth_) + 1, level);
        --depth_;
    }

    int depth() const { return static_cast<int>(depth_); }

    std::span<const Trial> tried(int depth) const {
        const Level& level = levels_[static_cast<std::size_t>(depth)];
        return {level.trials.data(), level.tried};
    }

    // The choice placed by a level below depth(), and the number of that step.
    Choice placed(int depth) const {
        const Level& level = levels_[static_cast<std::size_t>(depth)];
        return level.trials[level.tried].choice;
    }
    std::uint64_t placed_at(int depth) const {
        return levels_[static_cast<std::size_t>(depth)].placed_at;
    }

  private:
    static constexpr std::size_t kMostTried = 9;

    struct Level {
        std::uint64_t placed_at = 0;
        std::size_t tried = 0;
        std::array<Trial, kMostTried> trials;  // the tried choices, then the placed one
    };

    std::array<Level, kCells + 1> levels_{};
    std::size_t depth_ = 0;
};

}  // namespace retrace
