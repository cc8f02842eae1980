// The first solutions of a chunk, as the command writes them: strict lines in batches, other puzzles
// one by one.
#include <algorithm>
#include <optional>

#include "sudoku/bulk/chunk.hpp"
#include "sudoku/engine/engine.hpp"
#include "sudoku/engine/lines.hpp"

namespace retrace::bulk {
namespace {

void append_lines(std::string_view lines, std::string& out) {
    const std::size_t before = out.size();
    out.resize(before + engine::lines_room(lines));
    const engine::LinesResult result =
        engine::solve_lines(lines, engine::LinesTask::first, out.data() + before);
    out.resize(before + result.written);
}

}  // namespace

std::string BulkChunk::solutions(std::string_view wanted) const {
    const std::size_t count = std::min(wanted.size(), rows().size());
    const auto is_wanted_line = [&](std::size_t row) {
        return row < count && wanted[row] == 1 && chunk_.puzzle_at(row) == nullptr &&
               rows().kinds[row] != number_of(BulkKind::unreadable);
    };
    std::string out;
    for (std::size_t row = 0; row < count; ++row) {
        if (wanted[row] != 1) continue;
        if (is_wanted_line(row)) {
            const std::size_t begin = rows().begins[row];
            while (is_wanted_line(row + 1) && rows().begins[row + 1] == rows().ends[row] + 1) ++row;
            append_lines(std::string_view(chunk_.text).substr(begin, rows().ends[row] - begin),
                         out);
        } else if (const text::Puzzle* puzzle = chunk_.puzzle_at(row)) {
            const std::optional<Grid> first = engine::first_solution(puzzle->grid);
            out += first ? print(*first, puzzle->form) : "none\n";
        } else {
            out += "error\n";
        }
    }
    return out;
}

}  // namespace retrace::bulk
