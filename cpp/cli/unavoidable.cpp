// retrace unavoidable: the cells of each puzzle's solution that could be filled in another way, and the givens there.
#include <string>
#include <vector>

#include "cli/commands.hpp"
#include "cli/puzzle_stream.hpp"
#include "cli/standing.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/setting/unavoidable.hpp"

namespace retrace::cli {
namespace {

constexpr auto kUnavoidableColumns = columns_with("sets", "needed", "unavoidable");

std::string cells_text(CellSet cells) {
    std::string text;
    for (const Cell cell : cells) text += (text.empty() ? "" : "+") + cell_name(cell);
    return text;
}

// The givens that alone keep a set from being filled in another way.
CellSet needed_of(CellSet givens, const std::vector<CellSet>& sets) {
    CellSet needed;
    for (const CellSet set : sets) {
        const CellSet there = set & givens;
        if (there.size() == 1) needed |= there;
    }
    return needed;
}

}  // namespace

ExitCode list_unavoidable(const Arguments& arguments) {
    const auto write = [&](const Grid& puzzle, const RecordOf& record_of_board, Output& output) {
        const auto sets = setting::unavoidable_sets(*engine::first_found(puzzle),
                                                    static_cast<std::size_t>(arguments.set_size));
        const CellSet needed = needed_of(givens_of(puzzle), sets);
        std::vector<std::string> texts;
        texts.reserve(sets.size());
        for (const CellSet set : sets) texts.push_back(cells_text(set));
        Record record = record_of_board(puzzle);
        record.add("result", "unavoidable");
        record.add("sets", std::uint64_t{sets.size()});
        record.add("needed", cells_text(needed));
        record.add("unavoidable", texts);
        record.say(std::to_string(sets.size()) + " needed=" + cells_text(needed));
        for (const std::string& text : texts) record.say(' ' + text);
        record.say("\n");
        output.write(record.line());
        return ExitCode::success;
    };
    return answer_puzzles(arguments, answering_unique(arguments, kUnavoidableColumns, write));
}

}  // namespace retrace::cli
