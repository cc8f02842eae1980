// The first solutions of a chunk, as the command writes them: lines in batches, all else one by
// one.
#include <algorithm>
#include <optional>

#include "sudoku/bulk/chunk.hpp"
#include "sudoku/engine/batch.hpp"
#include "sudoku/engine/engine.hpp"

namespace retrace::bulk {
namespace {

void append_lines(std::string_view lines, std::string& out) {
    const std::size_t before = out.size();
    out.resize(before + engine::batch_room(lines));
    const engine::BatchResult result =
        engine::solve_lines(lines, engine::BatchTask::first, out.data() + before);
    out.resize(before + result.written);
}

}  // namespace

std::string BulkChunk::solutions(std::string_view wanted) const {
    const std::size_t count = std::min(wanted.size(), rows_.size());
    const auto is_wanted_line = [&](std::size_t row) {
        return row < count && wanted[row] == 1 && puzzle_of_row_[row] == 0 &&
               rows_.kinds[row] != static_cast<std::uint8_t>(BulkKind::unreadable);
    };
    std::string out;
    for (std::size_t row = 0; row < count; ++row) {
        if (wanted[row] != 1) continue;
        if (is_wanted_line(row)) {
            const std::size_t begin = rows_.begins[row];
            while (is_wanted_line(row + 1) && rows_.begins[row + 1] == rows_.ends[row] + 1) ++row;
            append_lines(std::string_view(text_).substr(begin, rows_.ends[row] - begin), out);
        } else if (puzzle_of_row_[row] > 0) {
            const text::Puzzle& puzzle = puzzles_[puzzle_of_row_[row] - 1];
            const std::optional<Grid> first = engine::first_solution(puzzle.grid);
            out += first ? print(*first, puzzle.form) : "none\n";
        } else {
            out += "error\n";
        }
    }
    return out;
}

}  // namespace retrace::bulk
