// A set of cells as 81 bits, and the cells of each house and each cell's peers as such sets.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "sudoku/cell.hpp"

namespace retrace::techniques {

// A plain value; going through it gives the cells ascending.
class CellSet {
  public:
    class Iterator {
      public:
        constexpr Iterator(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
        constexpr Cell operator*() const {
            return static_cast<Cell>(low_ != 0 ? std::countr_zero(low_)
                                               : 64 + std::countr_zero(high_));
        }
        constexpr Iterator& operator++() {
            (low_ != 0 ? low_ : high_) &= (low_ != 0 ? low_ : high_) - 1;
            return *this;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        std::uint64_t low_;
        std::uint64_t high_;
    };

    constexpr CellSet() = default;
    static constexpr CellSet of(Cell cell) {
        CellSet set;
        set.add(cell);
        return set;
    }

    constexpr void add(Cell cell) { word(cell) |= std::uint64_t{1} << (cell & 63U); }
    constexpr void remove(Cell cell) { word(cell) &= ~(std::uint64_t{1} << (cell & 63U)); }
    constexpr bool contains(Cell cell) const {
        return ((cell < 64 ? low_ : high_) >> (cell & 63U) & 1U) != 0;
    }
    constexpr bool empty() const { return (low_ | high_) == 0; }
    constexpr int size() const { return std::popcount(low_) + std::popcount(high_); }
    // Of a set that is not empty.
    constexpr Cell first() const { return *begin(); }

    constexpr Iterator begin() const { return {low_, high_}; }
    constexpr Iterator end() const { return {0, 0}; }

    friend constexpr CellSet operator&(CellSet a, CellSet b) {
        return {a.low_ & b.low_, a.high_ & b.high_};
    }
    friend constexpr CellSet operator|(CellSet a, CellSet b) {
        return {a.low_ | b.low_, a.high_ | b.high_};
    }
    constexpr CellSet without(CellSet other) const {
        return {low_ & ~other.low_, high_ & ~other.high_};
    }
    constexpr CellSet& operator&=(CellSet other) { return *this = *this & other; }
    constexpr CellSet& operator|=(CellSet other) { return *this = *this | other; }
    friend constexpr bool operator==(const CellSet&, const CellSet&) = default;

  private:
    constexpr CellSet(std::uint64_t low, std::uint64_t high) : low_(low), high_(high) {}
    constexpr std::uint64_t& word(Cell cell) { return cell < 64 ? low_ : high_; }

    std::uint64_t low_ = 0;   // cells 0 to 63
    std::uint64_t high_ = 0;  // cells 64 to 80
};

constexpr std::array<CellSet, kHouses> list_house_sets() {
    std::array<CellSet, kHouses> sets{};
    for (std::size_t house = 0; house < kHouses; ++house) {
        for (const Cell cell : kHouseCells[house]) sets[house].add(cell);
    }
    return sets;
}
inline constexpr std::array<CellSet, kHouses> kHouseSets = list_house_sets();

constexpr std::array<CellSet, kCells> list_peer_sets() {
    std::array<CellSet, kCells> sets{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (const std::uint8_t house : houses_of(cell)) sets[cell] |= kHouseSets[house];
        sets[cell].remove(cell);
    }
    return sets;
}
inline constexpr std::array<CellSet, kCells> kPeerSets = list_peer_sets();

// The cells that every cell of a set that is not empty sees.
constexpr CellSet common_peers(CellSet cells) {
    CellSet peers = kPeerSets[cells.first()];
    for (const Cell cell : cells) peers &= kPeerSets[cell];
    return peers;
}

}  // namespace retrace::techniques
