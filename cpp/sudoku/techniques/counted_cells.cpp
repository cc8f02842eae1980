// Cells that take all the digits that some houses can give them. In a distributed subset as many digits as cells fit in
// one house each; in a multi-sector locked set each digit is counted once in every row, or once in every column, of the
// crossings of some rows and some columns.
#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <vector>

#include "sudoku/bits.hpp"
#include "sudoku/techniques/families.hpp"

namespace retrace::techniques {
namespace {

// A person could hardly follow larger ones.
constexpr int kMostOfSubset = 7;

class SubsetSearch {
  public:
    SubsetSearch(const Candidates& board, Deduction& found) : board_(board), found_(found) {
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (size_of(board.of(cell)) > 1) blanks_.add(cell);
        }
    }

    bool run(int size) {
        size_ = size;
        tried_.clear();
        const std::vector<Cell> starts = blanks_.cells();
        return std::any_of(starts.begin(), starts.end(), [this](Cell start) {
            first_ = start;
            return grow(CellSet::of(start), board_.of(start));
        });
    }

  private:
    // Adds cells that share a digit with one that they see, none before the first.
    bool grow(CellSet cells, DigitSet digits) {
        const auto count = static_cast<int>(cells.size());
        const int more = size_ - count;
        // Each further cell brings one digit less than it takes, at best.
        if (size_of(digits) > size_ || size_of(digits) - count > std::min(more, 2)) return false;
        if (!tried_.insert(key_of(cells)).second) return false;
        if (more == 0) return size_of(digits) == size_ && use(cells, digits);
        CellSet next;
        for (const Cell cell : cells) next |= kPeerSets[cell];
        const std::vector<Cell> beside = (next & blanks_).without(cells).cells();
        return std::any_of(beside.begin(), beside.end(), [&](Cell cell) {
            return cell >= first_ && fits(cell, cells) &&
                   grow(cells | CellSet::of(cell), static_cast<DigitSet>(digits | board_.of(cell)));
        });
    }

    static std::array<std::uint64_t, 2> key_of(CellSet cells) {
        std::array<std::uint64_t, 2> key{};
        for (const Cell cell : cells) key[cell / 64U] |= std::uint64_t{1} << (cell % 64U);
        return key;
    }

    // Whether each digit of the cell is in no cell of the set that it does not see, and one is in another at all.
    bool fits(Cell cell, CellSet cells) const {
        bool is_joined = false;
        for (DigitSet left = board_.of(cell); left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const CellSet same = cells & board_.cells(smallest(left));
            if (!same.without(kPeerSets[cell]).empty()) return false;
            is_joined = is_joined || !same.empty();
        }
        return is_joined;
    }

    bool use(CellSet cells, DigitSet digits) {
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            const CellSet own = cells & board_.cells(digit);
            found_.eliminate(common_peers(own) & board_.cells(digit), digit);
        }
        if (!found_.has_effect()) return false;
        found_.evidence.digits = digits;
        found_.mark(cells, Role::pattern);
        constexpr std::array kTints{Role::pattern, Role::pincer, Role::fin};
        std::size_t count = 0;
        for (DigitSet left = digits; left != 0; left &= static_cast<DigitSet>(left - 1)) {
            const Digit digit = smallest(left);
            found_.mark(cells & board_.cells(digit), digit, kTints[count++ % kTints.size()]);
        }
        return true;
    }

    const Candidates& board_;
    Deduction& found_;
    CellSet blanks_;
    int size_ = 0;
    Cell first_ = 0;
    std::set<std::array<std::uint64_t, 2>> tried_;
};

// With fewer lines, or digits counted by rows alone, plainer techniques say the same; with more, the other lines do.
constexpr int kFewestLines = 3;
constexpr int kMostLines = 6;

// Rows and columns as bits.
class SectorSearch {
  public:
    SectorSearch(const Candidates& board, Deduction& found) : board_(board), found_(found) {
        for (int row = 0; row < 9; ++row) {
            for (int column = 0; column < 9; ++column) {
                const Cell cell = cell_at(row, column);
                const auto bit = static_cast<Positions>(1U << static_cast<unsigned>(column));
                if (board.of(cell) != 0) blanks_[static_cast<std::size_t>(row)] |= bit;
            }
        }
        for (Digit digit = 1; digit <= 9; ++digit) {
            list_crossed(HouseKind::column, digit, rows_of_[digit - 1U]);
            list_crossed(HouseKind::row, digit, columns_of_[digit - 1U]);
        }
    }

    bool run() {
        for (unsigned rows = 1; rows <= kAllDigits; ++rows) {
            if (!is_size(rows)) continue;
            for (unsigned columns = 1; columns <= kAllDigits; ++columns) {
                if (is_size(columns) && is_full(rows, columns) && use(rows, columns)) return true;
            }
        }
        return false;
    }

  private:
    static bool is_size(unsigned lines) {
        return count_bits(lines) >= kFewestLines && count_bits(lines) <= kMostLines;
    }

    // By the mask of some lines of a kind: the lines across them in which the digit is on one of these.
    using CrossedBy = std::array<Positions, kAllDigits + 1>;
    void list_crossed(HouseKind kind, Digit digit, CrossedBy& crossed) const {
        for (unsigned lines = 1; lines < crossed.size(); ++lines) {
            const std::uint8_t lowest = house_at(kind, std::countr_zero(lines));
            crossed[lines] = crossed[lines & (lines - 1)] | board_.positions(lowest, digit);
        }
    }

    // The rows among these in which the digit is in one of the columns; and the columns the other way round.
    struct Lines {
        unsigned rows = 0;
        unsigned columns = 0;
    };
    Lines lines_of(Digit digit, unsigned rows, unsigned columns) const {
        return {rows_of_[digit - 1U][columns] & rows, columns_of_[digit - 1U][rows] & columns};
    }

    // Whether the digits can give the crossings no more than they must take.
    bool is_full(unsigned rows, unsigned columns) const {
        int cells = 0;
        for (unsigned left = rows; left != 0; left &= left - 1) {
            cells +=
                count_bits(blanks_[static_cast<std::size_t>(std::countr_zero(left))] & columns);
        }
        for (Digit digit = 1; digit <= 9 && cells >= 0; ++digit) {
            const Lines lines = lines_of(digit, rows, columns);
            cells -= std::min(count_bits(lines.rows), count_bits(lines.columns));
        }
        return cells == 0;
    }

    bool use(unsigned rows, unsigned columns) {
        CellSet in_rows;
        CellSet in_columns;
        for (int line = 0; line < 9; ++line) {
            if ((rows >> line & 1U) != 0) in_rows |= kHouseSets[house_at(HouseKind::row, line)];
            if ((columns >> line & 1U) != 0) {
                in_columns |= kHouseSets[house_at(HouseKind::column, line)];
            }
        }
        crossings_ = in_rows & in_columns;
        by_row_ = by_column_ = 0;
        for (Digit digit = 1; digit <= 9; ++digit) {
            const Lines lines = lines_of(digit, rows, columns);
            if (lines.rows == 0) continue;
            const int by_rows = count_bits(lines.rows);
            const int by_columns = count_bits(lines.columns);
            if (by_rows <= by_columns) count_in(HouseKind::row, lines.rows, digit);
            if (by_columns <= by_rows) count_in(HouseKind::column, lines.columns, digit);
        }
        if (by_row_ == 0 || by_column_ == 0) found_.eliminations.clear();
        if (!found_.has_effect()) return false;
        show(rows, columns);
        return true;
    }

    // Each of these lines has the digit in a crossing. A digit may be counted either way: both hold.
    void count_in(HouseKind kind, unsigned lines, Digit digit) {
        (kind == HouseKind::row ? by_row_ : by_column_) |= set_of(digit);
        for (; lines != 0; lines &= lines - 1) {
            const CellSet line = kHouseSets[house_at(kind, std::countr_zero(lines))];
            const CellSet gone = (line & board_.cells(digit)).without(crossings_);
            for (const Cell cell : gone) {
                const Candidate each{cell, digit};
                auto& list = found_.eliminations;
                if (std::find(list.begin(), list.end(), each) == list.end()) list.push_back(each);
            }
        }
    }

    void show(unsigned rows, unsigned columns) {
        Evidence& evidence = found_.evidence;
        for (int line = 0; line < 9; ++line) {
            if ((rows >> line & 1U) != 0) {
                evidence.houses.push_back(house_at(HouseKind::row, line));
            }
            if ((columns >> line & 1U) != 0) {
                evidence.crossed.push_back(house_at(HouseKind::column, line));
            }
        }
        CellSet blank;
        for (const Cell cell : crossings_) {
            if (board_.of(cell) == 0) continue;
            blank.add(cell);
            for (DigitSet left = board_.of(cell); left != 0;
                 left &= static_cast<DigitSet>(left - 1)) {
                const bool is_by_row = (by_row_ & set_of(smallest(left))) != 0;
                found_.mark(CellSet::of(cell), smallest(left),
                            is_by_row ? Role::pattern : Role::pincer);
            }
        }
        evidence.digits = by_row_ | by_column_;
        found_.mark(blank, Role::pattern);
    }

    const Candidates& board_;
    Deduction& found_;
    std::array<Positions, 9> blanks_{};      // by row
    std::array<CrossedBy, 9> rows_of_{};     // by digit and columns
    std::array<CrossedBy, 9> columns_of_{};  // by digit and rows
    CellSet crossings_;
    DigitSet by_row_ = 0;
    DigitSet by_column_ = 0;
};

}  // namespace

bool find_distributed_subset(const Candidates& board, Deduction& found) {
    SubsetSearch search(board, found);
    for (int size = 4; size <= kMostOfSubset; ++size) {
        if (search.run(size)) return true;
    }
    return false;
}

bool find_multi_sector_set(const Candidates& board, Deduction& found) {
    return SectorSearch(board, found).run();
}

}  // namespace retrace::techniques
