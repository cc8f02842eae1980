// The fields of a file beside the cells of its puzzles, one line for each puzzle.
#include <algorithm>

#include "sudoku/bulk/chunk.hpp"

namespace retrace::bulk {
namespace {

// A tab, then the text without characters that would separate fields.
void append_field(std::string_view text, std::string& out) {
    out += '\t';
    for (const char c : text) out += c == '\t' || c == '\n' || c == '\r' ? ' ' : c;
}

}  // namespace

std::size_t BulkChunk::most_fields() const {
    std::size_t most = 0;
    for (const text::Puzzle& puzzle : chunk_.puzzles) {
        if (puzzle.beside) most = std::max(most, puzzle.beside->fields.size());
    }
    return most;
}

std::string BulkChunk::details(std::string_view wanted) const {
    std::string out;
    for (std::size_t row = 0; row < std::min(wanted.size(), rows().size()); ++row) {
        if (wanted[row] != 1) continue;
        if (rows().kinds[row] != number_of(BulkKind::unreadable) ||
            chunk_.puzzle_at(row) != nullptr) {
            out += puzzle_at(row).to_line();
        }
        const text::Puzzle* puzzle = chunk_.puzzle_at(row);
        if (puzzle != nullptr && puzzle->beside) {
            append_field(puzzle->beside->name, out);
            for (const std::string& field : puzzle->beside->fields) append_field(field, out);
        }
        out += '\n';
    }
    return out;
}

}  // namespace retrace::bulk
