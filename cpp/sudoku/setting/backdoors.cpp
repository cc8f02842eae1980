// Tries sets of blanks in order, the small ones first.
#include "sudoku/setting/backdoors.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace retrace::setting {

using namespace techniques;

bool is_finished_by_singles(Candidates board, const Technique* also) {
    static const std::array singles{&technique(Id::full_house), &technique(Id::naked_single),
                                    &technique(Id::hidden_single_box),
                                    &technique(Id::hidden_single_line)};
    Deduction found;
    const auto finds = [&](const Technique& each) {
        found.clear();
        if (!each.find(board, found)) return false;
        apply(found, board);
        return true;
    };
    while (!board.is_solved()) {
        if (std::any_of(singles.begin(), singles.end(),
                        [&](const Technique* each) { return finds(*each); })) {
            continue;
        }
        if (also == nullptr || !finds(*also)) return false;
    }
    return true;
}

Backdoors::Backdoors(const Grid& puzzle, const Grid& solution, const Technique* also,
                     std::size_t most)
    : board_(puzzle), solution_(solution), also_(also), most_(most) {
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (puzzle[cell] == 0) blanks_.push_back(cell);
    }
}

bool Backdoors::run(std::uint64_t budget) {
    for (; !is_done_ && budget > 0; --budget) {
        Candidates board = board_;
        for (const std::size_t index : chosen_)
            board.place(blanks_[index], solution_[blanks_[index]]);
        const bool finishes = is_finished_by_singles(board, also_);
        Backdoor backdoor;
        for (const std::size_t index : chosen_) {
            backdoor.push_back({blanks_[index], solution_[blanks_[index]]});
        }
        has_found_ = has_found_ || finishes;
        is_done_ = !advance();
        if (!finishes) continue;
        found_ = std::move(backdoor);
        return true;
    }
    if (!is_done_) return false;
    found_.reset();
    return true;
}

// To the next set of this size, or of the next one where none of this size was a backdoor.
bool Backdoors::advance() {
    for (std::size_t i = chosen_.size(); i-- > 0;) {
        if (chosen_[i] + (chosen_.size() - i) == blanks_.size()) continue;
        ++chosen_[i];
        for (std::size_t next = i + 1; next < chosen_.size(); ++next)
            chosen_[next] = chosen_[next - 1] + 1;
        return true;
    }
    return grow();
}

bool Backdoors::grow() {
    if (has_found_ || chosen_.size() == most_ || chosen_.size() == blanks_.size()) return false;
    chosen_.push_back(0);
    std::iota(chosen_.begin(), chosen_.end(), std::size_t{0});
    return true;
}

}  // namespace retrace::setting
