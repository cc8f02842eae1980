// Fuzzes the questions: any givens, in slices of any size, checked by the fast engine.
#include <cstdint>
#include <cstdlib>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/questions/certificate.hpp"
#include "sudoku/questions/redundant_givens.hpp"

namespace {

using retrace::Cell;
using retrace::Digit;
using retrace::Grid;
using retrace::engine::solve;
namespace questions = retrace::questions;

void require(bool condition) {
    if (!condition) std::abort();
}

// Whether the question is answered within the steps that are worth the fuzzer's time.
template <typename Part>
bool answers(questions::Question<Part>& question, std::uint64_t budget) {
    for (std::uint64_t spent = 0; spent < 300'000; spent += budget) {
        if (question.run(budget)) return true;
    }
    return false;
}

void check_certificate(const Grid& puzzle, std::uint64_t budget) {
    questions::Question<questions::Certify> question(puzzle);
    if (!answers(question, budget)) return;
    const auto& certificate = question.answer();
    const auto expected = solve(puzzle);
    if (const auto* unique = std::get_if<questions::Unique>(&certificate)) {
        require(!expected.several && expected.first == unique->solution);
    } else if (const auto* several = std::get_if<questions::Several>(&certificate)) {
        require(expected.several && expected.first == several->first);
        require(!(several->other == several->first));
        Grid completed = puzzle;
        for (const Cell cell : several->completion.cells) {
            completed[cell] = several->completion.solution[cell];
        }
        const auto left = solve(completed);
        require(!left.several && left.first == several->completion.solution);
    } else {
        require(!expected.first);
        Grid only;
        const auto& none = std::get<questions::NoSolution>(certificate);
        for (const Cell cell : none.conflict.cells) only[cell] = puzzle[cell];
        require(!solve(only).first);
        require(none.contradictions.empty() != retrace::has_contradiction(puzzle));
    }
}

void check_reduction(const Grid& puzzle, std::uint64_t budget) {
    questions::Question<questions::Reduce> question(puzzle);
    if (!answers(question, budget)) return;
    require(solve(question.answer()).first == solve(puzzle).first);
    require(solve(question.answer()).several == solve(puzzle).several);
}

}  // namespace

// The first byte gives the budget; each pair of bytes after it gives a cell and its digit.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const std::uint64_t budget = 1 + std::uint64_t{data[0]} * data[0];
    Grid puzzle;
    for (std::size_t i = 2; i < size; i += 2) {
        puzzle[static_cast<Cell>(data[i - 1] % retrace::kCells)] = static_cast<Digit>(data[i] % 10);
    }
    check_certificate(puzzle, budget);
    check_reduction(puzzle, budget);
    return 0;
}
