// The kinds of steps to look for, and a summary of many steps that tells where not to look.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/search/step.hpp"

namespace retrace {

// Steps of a kind, or steps that fill or empty a cell.
struct Target {
    enum class By : std::uint8_t { kind, cell };

    static constexpr Target of(StepKind kind) { return {By::kind, kind, 0}; }
    static constexpr Target of(Cell cell) { return {By::cell, StepKind::placement, cell}; }

    constexpr bool matches(const Step& step) const {
        return by == By::kind ? step.kind == kind : step.cell == cell;
    }

    By by;
    StepKind kind;
    Cell cell;
};

// Which kinds and cells occur among some steps.
class Occurring {
  public:
    constexpr void add(const Step& step) {
        kinds_ = static_cast<std::uint8_t>(kinds_ | 1U << static_cast<unsigned>(step.kind));
        cells_[step.cell / 64U] |= std::uint64_t{1} << step.cell % 64U;
    }

    constexpr void add(const Occurring& other) {
        kinds_ |= other.kinds_;
        cells_[0] |= other.cells_[0];
        cells_[1] |= other.cells_[1];
    }

    constexpr bool has(const Target& target) const {
        return target.by == Target::By::kind
                   ? (kinds_ >> static_cast<unsigned>(target.kind) & 1U) != 0
                   : (cells_[target.cell / 64U] >> target.cell % 64U & 1U) != 0;
    }

  private:
    std::array<std::uint64_t, 2> cells_{};
    std::uint8_t kinds_ = 0;
};

}  // namespace retrace
