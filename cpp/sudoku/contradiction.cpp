// Finds equal digits in one house by comparing every pair, and quickly by masks.
#include "sudoku/contradiction.hpp"

#include <array>

namespace retrace {

std::vector<Contradiction> find_contradictions(const Grid& grid) {
    std::vector<Contradiction> found;
    for (Cell first = 0; first < kCells; ++first) {
        if (grid[first] == 0) continue;
        for (Cell second = first + 1; second < kCells; ++second) {
            if (grid[first] != grid[second]) continue;
            const auto houses = houses_of(first);
            const auto others = houses_of(second);
            for (std::size_t kind = 0; kind < houses.size(); ++kind) {
                if (houses[kind] != others[kind]) continue;
                found.push_back({grid[first], first, second, houses[kind]});
                break;
            }
        }
    }
    return found;
}

bool has_contradiction(const Grid& grid) {
    std::array<DigitSet, kHouses> seen{};
    for (Cell cell = 0; cell < kCells; ++cell) {
        if (grid[cell] == 0) continue;
        const DigitSet digit = set_of(grid[cell]);
        for (const std::uint8_t house : houses_of(cell)) {
            if ((seen[house] & digit) != 0) return true;
            seen[house] |= digit;
        }
    }
    return false;
}

}  // namespace retrace
