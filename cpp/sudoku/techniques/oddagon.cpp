// Bivalue oddagon: an odd number of cells in a ring, each of which sees the next one, with the same two candidates and
// hardly any others. Two digits alone cannot alternate around it.
#include <algorithm>
#include <vector>

#include "sudoku/techniques/families.hpp"
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
        if (cells_.size() < length) return false;
        const std::vector<Cell> starts = cells_.cells();
        return std::any_of(starts.begin(), starts.end(), [this](Cell start) {
            ring_ = {start};
            if (go_on(CellSet::of(start), count_extra(start))) return true;
            cells_.remove(start);  // its rings are all tried
            return false;
        });
    }

  private:
    std::size_t count_extra(Cell cell) const {
        return without(board_.of(cell), digits_) != 0 ? 1 : 0;
    }

    bool go_on(CellSet used, std::size_t extra) {
        if (extra > kMostExtraCells) return false;
        if (ring_.size() == length_) {
            return kPeerSets[ring_.back()].contains(ring_.front()) && use(used);
        }
        const std::vector<Cell> next = (cells_ & kPeerSets[ring_.back()]).without(used).cells();
        return std::any_of(next.begin(), next.end(), [&](Cell cell) {
            ring_.push_back(cell);
            if (go_on(used | CellSet::of(cell), extra + count_extra(cell))) return true;
            ring_.pop_back();
            return false;
        });
    }

    bool use(CellSet cells) { return use_extras(board_, {cells, digits_}, found_); }

    const Candidates& board_;
    Deduction& found_;
    DigitSet digits_ = 0;
    std::size_t length_ = 0;
    CellSet cells_;  // that may be in a ring
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
