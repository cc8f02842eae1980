// Bivalue oddagon: an odd number of cells in a ring, each of which sees the next one, with the same two candidates and
// hardly any others. Two digits alone cannot alternate around it.
#include <vector>

#include "sudoku/techniques/finders.hpp"
#include "sudoku/techniques/guarded_pattern.hpp"

namespace retrace::techniques {
namespace {

constexpr std::size_t kLongestRing = 9;

class OddagonSearch {
  public:
    OddagonSearch(const Candidates& board, Deduction& found) : board_(board), found_(found) {}

    // The rings of the two digits with so many cells.
    bool run(DigitSet digits, std::size_t length) {
        digits_ = digits;
        length_ = length;
        const Digit low = smallest(digits);
        const Digit high = smallest(without(digits, set_of(low)));
        cells_ = board_.cells(low) & board_.cells(high);
        exact_ = {};
        for (const Cell cell : cells_) {
            if (board_.of(cell) == digits) exact_.add(cell);
        }
        for (const Cell start : CellSet(cells_)) {
            if (cells_.size() < length_ || exact_.size() + kMostExtraCells < length_) return false;
            ring_ = {start};
            if (go_on(CellSet::of(start), exact_.contains(start) ? 0 : 1)) return true;
            cells_.remove(start);  // its rings are all tried
            exact_.remove(start);
        }
        return false;
    }

  private:
    // `extra`: how many cells of the ring have other candidates.
    bool go_on(CellSet used, std::size_t extra) {
        const std::size_t more = length_ - ring_.size();
        if (more == 0) return use(used);
        if (exact_.without(used).size() + kMostExtraCells - extra < more) return false;
        CellSet next =
            ((extra < kMostExtraCells ? cells_ : exact_) & kPeerSets[ring_.back()]).without(used);
        if (more == 1) next &= kPeerSets[ring_.front()];
        for (; !next.empty(); next.remove(next.first())) {
            const Cell cell = next.first();
            // The same ring the other way round was tried before.
            if (more == 1 && cell < ring_[1]) continue;
            ring_.push_back(cell);
            if (go_on(used | CellSet::of(cell), extra + (exact_.contains(cell) ? 0 : 1)))
                return true;
            ring_.pop_back();
        }
        return false;
    }

    bool use(CellSet cells) { return use_extras(board_, {cells, digits_}, found_); }

    const Candidates& board_;
    Deduction& found_;
    DigitSet digits_ = 0;
    std::size_t length_ = 0;
    CellSet cells_;  // that may be in a ring
    CellSet exact_;  // those of them that have no other candidates
    std::vector<Cell> ring_;
};

}  // namespace

bool find_oddagon(const Candidates& board, Deduction& found) {
    OddagonSearch search(board, found);
    for (std::size_t length = 5; length <= kLongestRing; length += 2) {
        for (Digit low = 1; low <= 9; ++low) {
            for (auto high = static_cast<Digit>(low + 1); high <= 9; ++high) {
                if (search.run(set_of(low) | set_of(high), length)) return true;
            }
        }
    }
    return false;
}

}  // namespace retrace::techniques
