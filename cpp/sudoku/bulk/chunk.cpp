// Lines in the strict form are searched without being copied; all other puzzles are first made
// into grids.
#include "sudoku/bulk/chunk.hpp"

#include <algorithm>
#include <utility>

#include "sudoku/contradiction.hpp"
#include "sudoku/engine/start.hpp"

namespace retrace::bulk {

void BulkChunk::read(std::string text, bool at_end, std::uint64_t passing_over) {
    chunk_ = ChunkReader(std::move(text), at_end, PassingOver::of(passing_over)).read();
    at_ = 0;
    started_ = false;
}

bool BulkChunk::run(std::uint64_t budget) {
    engine::Meter meter(budget);
    for (; at_ < chunk_.rows.size(); ++at_, started_ = false) {
        if (chunk_.rows.kinds[at_] == number_of(BulkKind::unreadable)) continue;
        if (!started_) {
            if (meter.is_empty()) return false;
            meter.spend(1);
            start_row();
        }
        if (!count_row(meter)) return false;
        end_row();
    }
    return true;
}

void BulkChunk::start_row() {
    started_ = true;
    if (const text::Puzzle* puzzle = chunk_.puzzle_at(at_)) {
        engine::start(search_, puzzle->grid);
        chunk_.rows.givens[at_] = static_cast<std::uint8_t>(kCells - puzzle->grid.blanks());
        return;
    }
    const char* line = chunk_.text.data() + chunk_.rows.begins[at_];
    engine::start(search_, line);
    chunk_.rows.givens[at_] = static_cast<std::uint8_t>(
        std::count_if(line, line + kCells, [](char character) { return character >= '1'; }));
}

bool BulkChunk::count_row(engine::Meter& meter) {
    std::uint32_t& count = chunk_.rows.counts[at_];
    const std::uint32_t count_before = count;
    const std::uint64_t spent_before = meter.spent();
    const bool done = engine::visit_solutions(
        search_, meter, [&](const engine::Board&) { return ++count < limit_; });
    const std::uint64_t work = meter.spent() - spent_before;
    chunk_.rows.branches[at_] += static_cast<std::uint32_t>(work - (count - count_before));
    return done;
}

void BulkChunk::end_row() {
    const std::uint32_t count = chunk_.rows.counts[at_];
    BulkKind kind = count == 1 ? BulkKind::unique : BulkKind::several;
    if (count == 0) {
        kind = has_contradiction(puzzle_at(at_)) ? BulkKind::contradiction : BulkKind::none;
    }
    chunk_.rows.kinds[at_] = number_of(kind);
}

Grid BulkChunk::puzzle_at(std::size_t row) const {
    if (const text::Puzzle* puzzle = chunk_.puzzle_at(row)) return puzzle->grid;
    return *Grid::from_line(std::string_view(chunk_.text).substr(chunk_.rows.begins[row], kCells));
}

}  // namespace retrace::bulk
