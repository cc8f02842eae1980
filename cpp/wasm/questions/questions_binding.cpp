// Questions about one puzzle as JavaScript sees them; puzzles and solutions are lines of 81
// characters, and an empty text where there is none. web/worker/questions/questions-module.d.ts declares it.
#include <emscripten/bind.h>
#include <emscripten/val.h>

#include <memory>
#include <string>

#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/estimate.hpp"
#include "sudoku/questions/questions.hpp"
#include "sudoku/questions/tally.hpp"
#include "wasm/numbers.hpp"

namespace retrace {
namespace {

std::string line_of(const std::optional<Grid>& grid) {
    return grid ? grid->to_line() : std::string{};
}

// What is not 81 characters has no solution.
std::string find_any(const std::string& puzzle) {
    const auto givens = Grid::from_line(puzzle);
    return givens ? line_of(engine::first_found(*givens)) : std::string{};
}

std::string find_first(const std::string& puzzle) {
    const auto givens = Grid::from_line(puzzle);
    return givens ? line_of(engine::first_solution(*givens)) : std::string{};
}

std::string find_other(const std::string& puzzle, const std::string& solution) {
    const auto givens = Grid::from_line(puzzle);
    const auto known = Grid::from_line(solution);
    return givens && known ? line_of(questions::find_other(*givens, *known)) : std::string{};
}

bool is_redundant(const std::string& puzzle, int cell) {
    const auto givens = Grid::from_line(puzzle);
    return givens && cell >= 0 && cell < int{kCells} &&
           questions::is_redundant(*givens, static_cast<Cell>(cell));
}

struct NumberEstimate {
    double solutions;
    double standard_error;
};

NumberEstimate estimate(const std::string& puzzle, int probes, int seed) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens || probes < 2) return {0, 0};
    const engine::Estimate found = engine::estimate_solutions(
        *givens, static_cast<std::uint32_t>(probes), static_cast<std::uint64_t>(seed));
    return {found.solutions, found.standard_error};
}

// Null where the puzzle is not 81 characters or the limit is under 1.
std::unique_ptr<questions::Tally> start_tally(const std::string& puzzle, double limit,
                                              double kept) {
    const auto givens = Grid::from_line(puzzle);
    if (!givens || !(limit >= 1)) return nullptr;
    return std::make_unique<questions::Tally>(*givens, from_number(limit),
                                              static_cast<std::size_t>(from_number(kept)));
}

}  // namespace

EMSCRIPTEN_BINDINGS(questions) {
    namespace em = emscripten;

    em::value_object<NumberEstimate>("Estimate")
        .field("solutions", &NumberEstimate::solutions)
        .field("standardError", &NumberEstimate::standard_error);

    em::class_<questions::Tally>("Tally")
        .function(
            "run",
            +[](questions::Tally& tally, double budget) { return tally.run(from_number(budget)); })
        .function(
            "solutions",
            +[](const questions::Tally& tally) { return static_cast<double>(tally.solutions()); })
        .function("limitReached", &questions::Tally::limit_reached)
        .function(
            "counts",
            +[](const questions::Tally& tally) {
                return em::val(em::typed_memory_view(tally.counts().size(), tally.counts().data()));
            })
        .function(
            "kept", +[](const questions::Tally& tally) {
                return em::val(em::typed_memory_view(tally.kept().size(), tally.kept().data()));
            });

    em::function("findAny", &find_any);
    em::function("findFirst", &find_first);
    em::function("findOther", &find_other);
    em::function("isRedundant", &is_redundant);
    em::function("estimate", &estimate);
    em::function("startTally", &start_tally);
}

}  // namespace retrace
