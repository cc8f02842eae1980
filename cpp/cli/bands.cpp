// retrace bands: the kinds of the bands and stacks of each puzzle's solution.
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.hpp"
#include "cli/lines_there.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/isomorphs/bands.hpp"

namespace retrace::cli {
namespace {

constexpr auto kBandColumns = columns_with("bands", "stacks");

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
    const auto write = [&](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
        const auto kinds = all.kinds_in(*engine::first_found(puzzle));
        const auto bands = three_of(kinds, 0);
        const auto stacks = three_of(kinds, 3);
        Record record = record_of_board(puzzle);
        record.add("result", "bands");
        record.add("bands", bands);
        record.add("stacks", stacks);
        record.say("bands=" + with_commas(bands) + " stacks=" + with_commas(stacks) + '\n');
        output.write(record.line());
        return ExitCode::success;
    };
    return answer_in_rows(arguments, answering_unique(arguments, kBandColumns, write));
}

}  // namespace retrace::cli
