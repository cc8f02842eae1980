// The kinds of steps to look for, and a summary of many steps that tells where not to look.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "sudoku/search/step.hpp"

namespace retrace {

// Steps of a kind, that change a cell, put a digit into it, end at a depth, or were taken by a line of a program.
struct Target {
    enum class By : std::uint8_t { kind, cell, placing, depth, line };

    static constexpr Target of(StepKind kind) { return {By::kind, static_cast<unsigned>(kind)}; }
    static constexpr Target of(Cell cell) { return {By::cell, cell}; }
    static constexpr Target placing(Cell cell, Digit digit) { return {By::placing, cell, digit}; }
    static constexpr Target at_depth(unsigned depth) { return {By::depth, depth}; }
    static constexpr Target at_line(std::uint32_t line) { return {By::line, line}; }

    // `line`: of the program, 0 where it is not known; asked for where `by` is a line.
    constexpr bool matches(const Step& step, std::uint32_t line = 0) const {
        switch (by) {
            case By::kind:
                return static_cast<unsigned>(step.kind) == value;
            case By::cell:
                return step.cell == value;
            case By::placing:
                return step.cell == value && step.digit == digit && !is_taken_back(step);
            case By::depth:
                return step.depth == value;
            case By::line:
                return line == value;
        }
        return false;
    }

    By by;
    std::uint32_t value;  // the kind, cell, depth or line
    Digit digit = 0;
};

// Which kinds, cells and depths occur among some steps.
class Occurring {
  public:
    constexpr void add(const Step& step) {
        kinds_ = static_cast<std::uint8_t>(kinds_ | 1U << static_cast<unsigned>(step.kind));
        cells_[step.cell / 64U] |= std::uint64_t{1} << step.cell % 64U;
        depths_[step.depth / 64U] |= std::uint64_t{1} << step.depth % 64U;
    }

    constexpr void add(const Occurring& other) {
        kinds_ |= other.kinds_;
        for (std::size_t i = 0; i < 2; ++i) {
            cells_[i] |= other.cells_[i];
            depths_[i] |= other.depths_[i];
        }
    }

    // Also true where it is not known, as of lines.
    constexpr bool has(const Target& target) const {
        switch (target.by) {
            case Target::By::kind:
                return (kinds_ >> target.value & 1U) != 0;
            case Target::By::cell:
            case Target::By::placing:
                return has(cells_, target.value);
            case Target::By::depth:
                return has(depths_, target.value);
            case Target::By::line:
                return true;
        }
        return true;
    }

  private:
    using Bits = std::array<std::uint64_t, 2>;

    static constexpr bool has(const Bits& bits, std::uint32_t value) {
        return value < 128 && (bits[value / 64U] >> value % 64U & 1U) != 0;
    }

    Bits cells_{};
    Bits depths_{};
    std::uint8_t kinds_ = 0;
};

}  // namespace retrace
