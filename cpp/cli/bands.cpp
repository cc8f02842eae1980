// retrace bands: the kinds of the bands and stacks of each puzzle's solution.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/isomorphs/bands.hpp"

namespace retrace::cli {
namespace {

constexpr std::array<std::string_view, 9> kBandColumns{
    "line", "name", "puzzle", "result", "bands", "stacks", "column", "code", "error"};

// Three of the six, from one on.
std::vector<std::string> three_of(const std::array<int, 6>& kinds, std::size_t from) {
    return {std::to_string(kinds[from]), std::to_string(kinds[from + 1]),
            std::to_string(kinds[from + 2])};
}

std::string with_commas(const std::vector<std::string>& three) {
    return three[0] + ',' + three[1] + ',' + three[2];
}

}  // namespace

ExitCode list_bands(const Arguments& arguments) {
    const isomorphs::BandKinds all;
    const auto kinds_in = [&all](const Grid& puzzle) {
        return all.kinds_in(*engine::first_found(puzzle));
    };
    if (arguments.records != Records::none) {
        const auto in_records = [&](const Grid& puzzle, const RecordOf& record_of_board,
                                    Output& output) {
            const auto kinds = kinds_in(puzzle);
            Record record = record_of_board(puzzle);
            record.add("result", "bands");
            record.add("bands", three_of(kinds, 0));
            record.add("stacks", three_of(kinds, 3));
            output.write(record.line());
            return ExitCode::success;
        };
        return answer_puzzles(arguments,
                              unique_in_records(arguments.records, kBandColumns, in_records));
    }
    const auto answer = for_unique([&](const Grid& puzzle, Output& output) {
        const auto kinds = kinds_in(puzzle);
        output.write("bands=" + with_commas(three_of(kinds, 0)) +
                     " stacks=" + with_commas(three_of(kinds, 3)) + '\n');
        return ExitCode::success;
    });
    return answer_puzzles(arguments, {answer, std::nullopt});
}

}  // namespace retrace::cli
