// Makes a grid, a strategy and budgets from bytes: slices and copies take the same steps, and solutions obey the rules.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "sudoku/contradiction.hpp"
#include "sudoku/search/strategy.hpp"

namespace {

using retrace::Cell;
using retrace::Grid;

constexpr std::size_t kSteps = 4000;

void require(bool holds) {
    if (!holds) std::abort();
}

// The first byte of each pair is a cell if it is below 81; the second byte gives its digit.
Grid grid_of(std::span<const std::uint8_t> bytes) {
    Grid grid;
    for (std::size_t i = 0; i + 1 < bytes.size(); i += 2) {
        if (bytes[i] < retrace::kCells) grid[bytes[i]] = bytes[i + 1] % 10;
    }
    return grid;
}

void check_solution(const Grid& givens, const Grid& found) {
    require(found.blanks() == 0 && !retrace::has_contradiction(found));
    for (Cell cell = 0; cell < retrace::kCells; ++cell) {
        require(givens[cell] == 0 || givens[cell] == found[cell]);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 3) return 0;
    const auto table = retrace::strategies();
    const retrace::Strategy& strategy = table[data[0] % table.size()];
    const std::size_t slice = data[1] + 1U;
    const Grid givens = grid_of({data + 2, size - 2});
    if (!strategy.has_steps() || retrace::has_contradiction(givens)) return 0;

    retrace::AnySearch whole = strategy.start(givens);
    std::array<retrace::Step, kSteps> steps{};
    const auto told = whole.trace(steps);

    retrace::AnySearch sliced = strategy.start(givens);
    std::array<retrace::Step, 256> some{};
    std::size_t at = 0;
    auto status = retrace::SearchStatus::running;
    while (status == retrace::SearchStatus::running && at < kSteps) {
        const std::size_t budget = slice < kSteps - at ? slice : kSteps - at;
        retrace::AnySearch copy = sliced;
        const auto piece = copy.trace(std::span(some).first(budget));
        sliced = copy;
        for (std::size_t i = 0; i < piece.steps; ++i) require(some[i] == steps[at + i]);
        at += piece.steps;
        status = piece.status;
    }
    require(at == told.steps && status == told.status);
    require(whole.counters() == sliced.counters() && whole.grid() == sliced.grid());
    require(whole.counters().steps() == told.steps);
    if (told.status == retrace::SearchStatus::solution) check_solution(givens, whole.grid());
    return 0;
}
