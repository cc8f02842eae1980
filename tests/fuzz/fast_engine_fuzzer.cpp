// Fuzzes the fast engine: any givens and any lines, checked by the rules.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "sudoku/answers/count.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/lines.hpp"

namespace {

using retrace::Cell;
using retrace::Digit;
using retrace::Grid;

void require(bool condition) {
    if (!condition) std::abort();
}

void require_solution(const Grid& solution, const Grid& givens) {
    require(solution.blanks() == 0 && !retrace::has_contradiction(solution));
    for (Cell cell = 0; cell < retrace::kCells; ++cell) {
        require(givens[cell] == 0 || givens[cell] == solution[cell]);
    }
}

void check_grid(const Grid& givens) {
    const retrace::engine::FirstSolution answer = retrace::engine::solve(givens);
    retrace::Count counted(givens, 3);
    while (!counted.run(1'000'000)) {
    }
    require((counted.count() > 0) == answer.first.has_value());
    require((counted.count() > 1) == answer.several);
    if (retrace::has_contradiction(givens)) require(counted.count() == 0);
    if (answer.first) require_solution(*answer.first, givens);
    if (const auto found = retrace::engine::first_found(givens)) {
        require_solution(*found, givens);
        require(!(*found < *answer.first));
    }
    retrace::Count sliced(givens, 3);
    while (!sliced.run(2)) {
    }
    require(sliced.count() == counted.count());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
    if (data[0] % 2 == 0) {
        // Each pair of bytes gives a cell and its digit.
        Grid givens;
        for (std::size_t i = 2; i < size; i += 2) {
            givens[static_cast<Cell>(data[i - 1] % retrace::kCells)] =
                static_cast<Digit>(data[i] % 10);
        }
        check_grid(givens);
        return 0;
    }
    for (const auto task : {retrace::engine::LinesTask::first, retrace::engine::LinesTask::any,
                            retrace::engine::LinesTask::check}) {
        std::string out(retrace::engine::lines_room(text), '\0');
        const auto result = retrace::engine::solve_lines(text, task, out.data());
        require(result.written <= out.size());
        require(result.lines ==
                result.solved + result.several + result.unsolvable + result.unreadable);
        out.resize(result.written);
        require(static_cast<std::size_t>(std::count(out.begin(), out.end(), '\n')) == result.lines);
    }
    return 0;
}
