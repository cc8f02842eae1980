// The module `retrace_sudoku._core`: the core's calls on rows of NumPy arrays. The package around it gives them the shapes and
// types that its callers have; each function here says its shapes.
#include <algorithm>
#include <array>
#include <atomic>
#include <memory>
#include <string>
#include <string_view>

#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "python/blocks.hpp"
#include "python/rows.hpp"
#include "retrace/sudoku.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace retrace::python {
namespace {

template <typename T>
using Output = nb::ndarray<nb::numpy, T>;

// Puzzles that share a search of the engine: enough that a thread seldom asks for more, few enough to stop soon.
constexpr std::size_t kBlock = 512;

// About 10 ms of work between two looks at whether to stop.
constexpr std::uint64_t kSlice = 100'000;

// Tells `take` the engine's answer to each row: 81 digits or a word. Called on several threads at once.
template <typename Take>
void answer_lines(const Puzzles& puzzles, engine::LinesTask task, unsigned threads,
                  const nb::object& told, const Take& take) {
    in_blocks({puzzles.rows(), kBlock, threads, told},
              [&](std::size_t begin, std::size_t end, auto&) {
                  std::string lines((end - begin) * (kCells + 1), '\n');
                  for (std::size_t row = begin; row < end; ++row) {
                      char* const line = lines.data() + (row - begin) * (kCells + 1);
                      // Any other character makes the engine refuse the line.
                      if (!puzzles.write_line(row, line)) line[0] = '#';
                  }
                  std::string answers(engine::lines_room(lines), '\0');
                  answers.resize(engine::solve_lines(lines, task, answers.data()).written);
                  std::size_t at = 0;
                  for (std::size_t row = begin; row < end; ++row) {
                      const std::size_t after = answers.find('\n', at);
                      take(row, std::string_view(answers).substr(at, after - at));
                      at = after + 1;
                  }
              });
}

Output<std::uint8_t> solve(const Input& input, bool are_digits, bool any, unsigned threads,
                           const nb::object& told) {
    const Puzzles puzzles(input, are_digits);
    const auto out = new_array<std::uint8_t>(puzzles.rows(), kCells);
    const auto task = any ? engine::LinesTask::any : engine::LinesTask::first;
    answer_lines(puzzles, task, threads, told, [&](std::size_t row, std::string_view answer) {
        if (answer.size() == kCells)
            write_row(answer.data(), are_digits, out.data() + row * kCells);
    });
    return out;
}

// The engine's words, in the order of retrace_sudoku.Check.
constexpr std::array<std::string_view, 5> kWords{"error", "unique", "several", "none",
                                                 "contradiction"};

Output<std::uint8_t> check(const Input& input, bool are_digits, unsigned threads,
                           const nb::object& told) {
    const Puzzles puzzles(input, are_digits);
    const auto out = new_array<std::uint8_t>(puzzles.rows());
    answer_lines(puzzles, engine::LinesTask::check, threads, told,
                 [&](std::size_t row, std::string_view answer) {
                     const auto* const word = std::find(kWords.begin(), kWords.end(), answer);
                     out.data()[row] = static_cast<std::uint8_t>(word - kWords.begin());
                 });
    return out;
}

// -1 where the row is no puzzle.
Output<std::int64_t> count(const Input& input, bool are_digits, std::uint64_t limit,
                           unsigned threads, const nb::object& told) {
    const Puzzles puzzles(input, are_digits);
    const auto out = new_array<std::int64_t>(puzzles.rows());
    in_blocks({puzzles.rows(), 1, threads, told},
              [&](std::size_t row, std::size_t, const std::atomic<bool>& stopped) {
                  const auto puzzle = puzzles.grid(row);
                  out.data()[row] = -1;
                  if (!puzzle) return;
                  Count solutions(*puzzle, limit);
                  while (!solutions.run(kSlice)) {
                      if (stopped) return;
                  }
                  out.data()[row] = static_cast<std::int64_t>(solutions.count());
              });
    return out;
}

// ER, EP and ED in tenths, and the index of the hardest step's technique in techniques(); 0 and -1 where a row has no rating, and
// -1 beyond the scale.
std::pair<Output<std::int16_t>, Output<std::int16_t>> rate(const Input& input, bool are_digits,
                                                           unsigned threads,
                                                           const nb::object& told) {
    const Puzzles puzzles(input, are_digits);
    const auto ratings = new_array<std::int16_t>(puzzles.rows(), 3);
    const auto hardest = new_array<std::int16_t>(puzzles.rows());
    in_blocks({puzzles.rows(), 1, threads, told}, [&](std::size_t row, std::size_t,
                                                      const std::atomic<bool>& stopped) {
        hardest.data()[row] = -1;
        const auto puzzle = puzzles.grid(row);
        if (!puzzle || puzzle->blanks() == 0) return;
        if (techniques::standing_of(*puzzle) != techniques::Standing::unique) return;
        techniques::Rating rating(*puzzle);
        while (!rating.run(1)) {
            if (stopped) return;
        }
        const techniques::Ratings& found = rating.ratings();
        std::int16_t* const of_row = ratings.data() + row * 3;
        of_row[0] = static_cast<std::int16_t>(found.hardest);
        of_row[1] = static_cast<std::int16_t>(found.first_placement);
        of_row[2] = static_cast<std::int16_t>(found.first_step);
        if (found.technique != nullptr) {
            hardest.data()[row] =
                static_cast<std::int16_t>(found.technique - techniques::techniques().data());
        }
    });
    return {ratings, hardest};
}

Output<std::uint8_t> canonical(const Input& input, bool are_digits, unsigned threads,
                               const nb::object& told) {
    const Puzzles puzzles(input, are_digits);
    const auto out = new_array<std::uint8_t>(puzzles.rows(), kCells);
    in_blocks({puzzles.rows(), kBlock, threads, told},
              [&](std::size_t begin, std::size_t end, auto&) {
                  for (std::size_t row = begin; row < end; ++row) {
                      const auto puzzle = puzzles.grid(row);
                      if (!puzzle) continue;
                      const std::string line =
                          isomorphs::least_form(*puzzle).form.to_line(are_digits ? '0' : '.');
                      write_row(line.data(), are_digits, out.data() + row * kCells);
                  }
              });
    return out;
}

// The names of generate::Fault, in its order.
constexpr std::array<const char*, 11> kFaults{
    "a range ends before it begins",
    "no puzzle with fewer than 17 givens has one solution",
    "the digits that stay contradict each other",
    "no solution has the digits that stay",
    "the digits that stay are more than the givens wanted",
    "the pattern is too small",
    "two lines of the pattern could always be exchanged",
    "no puzzle has a rating in the range",
    "the technique is harder than the range of ratings",
    "easier techniques find whatever this one would",
    "full houses alone need more givens",
};

using IntRange = std::pair<int, int>;

generate::Order order_of(const std::string& symmetry, const std::optional<IntRange>& givens,
                         const std::optional<IntRange>& rating, const std::string& technique,
                         bool minimal) {
    generate::Order order;
    const generate::SymmetryRow* const row = generate::find_symmetry(symmetry);
    if (row == nullptr) throw nb::value_error(("no symmetry has the name " + symmetry).c_str());
    order.symmetry = row->id;
    order.minimal = minimal;
    if (givens) order.givens = {givens->first, givens->second};
    if (rating) order.rating = {rating->first, rating->second};
    if (!technique.empty()) {
        const auto all = techniques::techniques();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const auto& each) { return each.name == technique; });
        if (found == all.end())
            throw nb::value_error(("no technique has the name " + technique).c_str());
        order.technique = &*found;
    }
    if (const auto fault = generate::fault_of(order)) {
        const std::string said = kFaults.at(static_cast<std::size_t>(*fault));
        throw nb::value_error(("this order cannot be met: " + said).c_str());
    }
    return order;
}

// Characters, a row for each puzzle of a series as `retrace generate --seed` makes it, but that two may be alike; zeros where
// one was given up.
Output<std::uint8_t> generate_rows(std::size_t rows, std::uint64_t seed,
                                   const std::string& symmetry,
                                   const std::optional<IntRange>& givens,
                                   const std::optional<IntRange>& rating,
                                   const std::string& technique, bool minimal, unsigned threads,
                                   const nb::object& told) {
    const generate::Order order = order_of(symmetry, givens, rating, technique, minimal);
    const auto out = new_array<std::uint8_t>(rows, kCells);
    in_blocks({rows, 16, threads, told}, [&](std::size_t begin, std::size_t end,
                                             const std::atomic<bool>& stopped) {
        const auto generator =
            std::make_unique<generate::Generator>(order, seed, generate::usual_tries(order));
        for (std::size_t row = begin; row < end; ++row) {
            generator->begin(generate::seed_in_series(seed, row + 1));
            while (!generator->run(50)) {
                if (stopped) return;
            }
            if (generator->puzzle() == nullptr) continue;
            write_row(generator->puzzle()->to_line().data(), false, out.data() + row * kCells);
        }
    });
    return out;
}

// The 81 characters of the first puzzle of any accepted text.
std::string parse_text(const std::string& text) {
    const auto parsed = parse(text);
    if (const auto* const found = std::get_if<Parsed>(&parsed)) return found->grid.to_line();
    const ParseError& error = std::get<ParseError>(parsed);
    throw nb::value_error(("line " + std::to_string(error.line) + ", column " +
                           std::to_string(error.column) + ": " + std::string(name_of(error.code)) +
                           (error.found.empty() ? "" : " (" + error.found + ")"))
                              .c_str());
}

using CellDigit = std::pair<int, int>;

CellDigit pair_of(const techniques::Candidate& candidate) {
    return {candidate.cell, candidate.digit};
}

// The next step of a position: digits of the givens, digits of all that is filled, and notes as sets of nine bits.
nb::dict hint(const Input& givens, const Input& digits, const std::vector<std::uint16_t>& notes) {
    const auto all_givens = Puzzles(givens, true).grid(0);
    const auto all_digits = Puzzles(digits, true).grid(0);
    if (!all_givens || !all_digits || notes.size() != kCells)
        throw nb::value_error("a position has 81 digits from 0 to 9");
    techniques::Position position{*all_givens, *all_digits};
    std::copy(notes.begin(), notes.end(), position.notes.begin());
    techniques::Hint hint(position);
    in_blocks({1, 1, 1, nb::none()},
              [&](std::size_t, std::size_t, const std::atomic<bool>& stopped) {
                  while (!hint.run(1) && !stopped) continue;
              });
    constexpr std::array kAdvice{"contradiction", "givens-unsolved", "wrong-entry",
                                 "solved",        "wrong-note",      "step",
                                 "search"};
    nb::dict said;
    said["advice"] = kAdvice.at(static_cast<std::size_t>(hint.advice()));
    if (hint.advice() != techniques::Advice::step) return said;
    const techniques::Deduction& step = hint.step();
    said["technique"] = std::string(step.technique->name);
    said["rating"] = step.rating;
    if (step.placement) said["placement"] = pair_of(*step.placement);
    std::vector<CellDigit> eliminations;
    for (const auto& candidate : step.eliminations) eliminations.push_back(pair_of(candidate));
    said["eliminations"] = eliminations;
    std::vector<int> pattern;
    for (const auto& marked : step.evidence.cells) pattern.push_back(marked.cell);
    said["cells"] = pattern;
    return said;
}

std::vector<std::string> technique_names() {
    std::vector<std::string> names;
    for (const auto& each : techniques::techniques()) names.emplace_back(each.name);
    return names;
}

}  // namespace
}  // namespace retrace::python

NB_MODULE(_core, module) {
    using namespace retrace::python;
    module.def("solve", &solve, "puzzles"_a, "are_digits"_a, "any"_a, "threads"_a, "told"_a.none());
    module.def("check", &check, "puzzles"_a, "are_digits"_a, "threads"_a, "told"_a.none());
    module.def("count", &count, "puzzles"_a, "are_digits"_a, "limit"_a, "threads"_a,
               "told"_a.none());
    module.def("rate", &rate, "puzzles"_a, "are_digits"_a, "threads"_a, "told"_a.none());
    module.def("canonical", &canonical, "puzzles"_a, "are_digits"_a, "threads"_a, "told"_a.none());
    module.def("generate", &generate_rows, "rows"_a, "seed"_a, "symmetry"_a, "givens"_a.none(),
               "rating"_a.none(), "technique"_a, "minimal"_a, "threads"_a, "told"_a.none());
    module.def("parse", &parse_text, "text"_a);
    module.def("hint", &hint, "givens"_a, "digits"_a, "notes"_a);
    module.def("techniques", &technique_names);
}
