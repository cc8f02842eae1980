// retrace dedupe: the first of all puzzles that are the same but for names of digits and order of cells.
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/words.hpp"
#include "sudoku/contradiction.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/generate/canonical.hpp"
#include "sudoku/isomorphs/least_form.hpp"
#include "sudoku/split_mix.hpp"

namespace retrace::cli {
namespace {

// 128 bits of a form: two of a billion different ones have the same with a chance of one to 10^20.
struct Key {
    std::uint64_t first;
    std::uint64_t second;

    friend bool operator==(const Key&, const Key&) = default;
};
struct HashOfKey {
    std::size_t operator()(const Key& key) const { return static_cast<std::size_t>(key.first); }
};

Key key_of(const Grid& form, std::uint64_t kind) {
    Key key{generate::hash_of(form), kind};
    for (const Digit digit : form.digits()) {
        key.second = SplitMix64::stirred(key.second * 10 + digit + 1);
    }
    return key;
}

// A puzzle with one solution has a form that is found sooner than the least.
Key key_of(const Grid& puzzle) {
    if (!has_contradiction(puzzle)) {
        const engine::FirstSolution found = engine::solve(puzzle);
        if (found.first && !found.several) {
            return key_of(generate::canonical_form(puzzle, *found.first), 1);
        }
    }
    return key_of(isomorphs::least_form(puzzle).form, 2);
}

}  // namespace

namespace {

constexpr std::array<std::string_view, 8> kDedupeColumns{"line",  "name",   "puzzle", "result",
                                                         "first", "column", "code",   "error"};

}  // namespace

ExitCode dedupe_puzzles(const Arguments& arguments) {
    std::unordered_map<Key, std::size_t, HashOfKey> first_lines;
    std::size_t puzzles = 0;
    const Records kind = arguments.records;
    const Form form = arguments.format.value_or(Form::line);
    const auto answer = [&](const text::Puzzle& puzzle, Output& output) {
        ++puzzles;
        const auto [before, is_new] = first_lines.emplace(key_of(puzzle.grid), puzzle.line);
        if (kind != Records::none) {
            if (is_new == arguments.repeats) return ExitCode::success;
            Record record = record_of(kind, kDedupeColumns, puzzle);
            record.add("result", is_new ? "different" : "repeat");
            if (!is_new) record.add("first", std::uint64_t{before->second});
            output.write(record.line());
            return ExitCode::success;
        }
        if (is_new && !arguments.repeats) output.write(print(puzzle.grid, form));
        if (!is_new && arguments.repeats) {
            output.write(std::to_string(puzzle.line) + ' ' + std::to_string(before->second) + ' ' +
                         puzzle.grid.to_line() + '\n');
        }
        return ExitCode::success;
    };
    Answering answering =
        kind == Records::none ? Answering{} : answering_of_boards(kind, kDedupeColumns, {});
    answering.one = answer;
    const ExitCode exit_code = answer_puzzles(arguments, std::move(answering));
    tell(said({"{1} puzzles, {2} different", "퍼즐 {1}개, 서로 다른 것 {2}개"},
              {std::to_string(puzzles), std::to_string(first_lines.size())}));
    return exit_code;
}

}  // namespace retrace::cli
