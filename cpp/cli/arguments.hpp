// The words after `retrace`, read into what is to be done.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/record.hpp"
#include "sudoku/climb/measure.hpp"
#include "sudoku/generate/order.hpp"
#include "sudoku/questions/completion.hpp"
#include "sudoku/search/strategy.hpp"
#include "sudoku/setting/neighbours.hpp"
#include "sudoku/techniques/repertoire.hpp"
#include "sudoku/text/text.hpp"
#include "varied/layouts.hpp"
#include "varied/write.hpp"

namespace retrace::cli {

struct Command;

// The most solutions that are counted. The empty grid reaches it in a second or two.
inline constexpr std::uint64_t kDefaultLimit = 1'000'000;

// The limit of a command that goes on to the end by default.
inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

inline constexpr std::uint64_t kMostJobs = 1024;

// How much a hint gives away, each with what those before it say.
enum class HintLevel : std::uint8_t { nudge, where, what, why };

struct Arguments {
    std::string_view file = "-";          // at work on; "-": standard input
    std::vector<std::string_view> files;  // as they were named; none: standard input
    std::string_view topic;               // of `help` and `completions`: the word behind them
    const Strategy* strategy = nullptr;   // set for every command that searches
    std::optional<std::uint64_t> limit;   // of solutions or boards, at least 1; none: as usual
    std::uint64_t from = 1;               // the number of the first solution wanted, at least 1
    std::uint64_t steps = kNoLimit;       // at least 1
    std::optional<std::uint64_t> jobs;    // threads, at least 1; none: see Crew, else one
    const Command* command = nullptr;     // none: the version is asked for
    std::optional<Form> format;           // of answers; none: as each puzzle was written
    Records records = Records::none;      // answers as objects of JSON or rows of CSV
    std::size_t field = 0;      // the column of a line in which its puzzle is, from 1; 0: any
    std::string_view column{};  // the same by its name in the heading; empty: by its number
    bool rows = false;          // an answer for each row of the input
    bool classic = false;       // puzzles with other rules are read without them
    techniques::Repertoire repertoire;  // of `explain` and `hint`
    bool unfold = false;                // of `explain`: what chains rest on, too
    bool score = false;                 // of `rate`: the points of HoDoKu too
    bool depth = false;                 // of `rate`: of trial and error, too
    bool with_puzzle = false;           // of `rate`: lines that begin with their puzzle
    std::optional<int> above;           // of `rate`: the least rating that is wanted, in tenths
    HintLevel level = HintLevel::why;
    generate::Order wanted;                               // of `generate`
    varied::Target target = varied::Target::fpuzzles;     // of `convert`
    climb::Measure measure = climb::Measure::placements;  // of `worst`
    std::optional<std::uint64_t> aim;      // of `worst`: exactly so much; none: as much as can be
    std::optional<std::uint64_t> seed;     // none: another one each time
    std::optional<std::uint64_t> puzzles;  // to be generated; none: one
    std::string_view numbers;              // of `generate`: a file of numbers; empty: none
    std::string_view resumed;              // a file to go on with; empty: none
    std::optional<std::uint64_t> tries{};  // at each of them, or moves of `worst`; none: as usual
    std::optional<int> board_size{};       // of `generate`; none: 9
    std::vector<const varied::Layout*> layouts{};  // of `generate`
    bool fewest_clues = false;                     // of `generate` and `reduce`
    bool minimal = false;  // of `generate`, where a number of givens is wanted too
    bool keep_count = false;
    bool no_fix = false;                                              // of `certify`
    std::uint64_t fix_work = questions::FindCompletion::kSearchWork;  // of `certify`
    bool reasons = false;      // of a trace: which digits did not fit, before each step
    bool check = false;        // of `scan`: the file is a folder of photos whose digits are known
    int grid = 0;              // of `scan`: the number of a grid in the picture; 0 for the clearest
    bool verify = false;       // a trace is read, not written
    bool with_map = false;     // of `canonical`: how the puzzle becomes its form
    bool by_solution = false;  // of `canonical`: that of the solution, and the puzzle in it
    std::string_view among;    // of `same`: a file of puzzles to be looked through; empty: none
    bool repeats = false;      // of `dedupe`: the puzzles that it would leave out
    setting::Exchange exchanged{};  // of `neighbours`
    bool twins = false;             // of `neighbours`: the same cells with other digits
    std::uint64_t set_size = 12;    // of `unavoidable`: cells
    std::uint64_t most_givens = generate::kFewestGivens;  // of `seventeens`
    std::vector<std::size_t>
        position{};  // of `seventeens`, where an earlier run was; empty: the start
};

// Answers are texts, and boards in them lines of 81.
inline bool writes_lines(const Arguments& arguments) {
    return arguments.records == Records::none &&
           arguments.format.value_or(Form::line) == Form::line;
}

// Whether `rate` is asked for puzzles with certain ratings.
inline bool wants_ratings(const Arguments& arguments) {
    return arguments.above || arguments.wanted.asks_for_ratings();
}

// Whether `rate` says nothing of the other puzzles.
inline bool writes_only_wanted(const Arguments& arguments) {
    return wants_ratings(arguments) && !arguments.rows;
}

// Whether `generate` is asked for puzzles of another size or with other rules.
inline bool wants_varied(const Arguments& arguments) {
    return arguments.board_size.value_or(9) != 9 || !arguments.layouts.empty() ||
           arguments.fewest_clues;
}

// The tries or moves that were asked for, or as many as are usual for the order.
std::uint64_t tries_of(const Arguments& arguments);

struct UsageError {
    std::string reason;
    std::string_view command{};  // whose help says more; empty: none
};

// `words`: argv without the program's name; the result points into them.
std::variant<Arguments, UsageError> read_arguments(std::span<const char* const> words);

}  // namespace retrace::cli
