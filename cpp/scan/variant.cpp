// Looks where a classic grid has nothing: in the corners of cells along the diagonals, and just inside their sides.
#include "scan/variant.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "scan/cell_view.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

constexpr int kFlatSide = 48;    // of a cell
constexpr float kDarker = 0.1F;  // than the cell's paper: so much is ink

struct FlatCell {
    Bytes levels;
    float paper = 0;

    bool is_ink(int x, int y) const { return real(levels.near(x, y)) < paper * (1 - kDarker); }
};

using FlatCells = std::vector<FlatCell>;

FlatCells flat_cells(const Bytes& grey, const Nodes& nodes) {
    FlatCells cells;
    for (int cell = 0; cell < 81; ++cell) {
        Bytes levels = flat_cell(grey, view_of(nodes, cell), kFlatSide);
        const int paper =
            level_of_rank(levels, kFlatSide / 8, kFlatSide / 8, kFlatSide * 3 / 4, 60);
        cells.push_back({std::move(levels), real(paper)});
    }
    return cells;
}

// Whether a line falls from the cell's top left to its bottom right, or rises, beside the digit in the middle.
bool has_diagonal(const FlatCell& cell, bool rises) {
    int seen = 0;
    int places = 0;
    for (int x = 6; x < kFlatSide - 6; ++x) {
        if (x >= 12 && x < kFlatSide - 12) continue;
        const int y = rises ? kFlatSide - 1 - x : x;
        ++places;
        if (cell.is_ink(x - 1, y) || cell.is_ink(x, y) || cell.is_ink(x + 1, y)) ++seen;
    }
    return 4 * seen >= 3 * places;
}

bool diagonal_is_drawn(const FlatCells& cells, bool rises) {
    int on = 0;
    int off = 0;
    for (int cell = 0; cell < 81; ++cell) {
        if (!has_diagonal(cells.data()[cell], rises)) continue;
        ++(is_on_diagonal(cell, rises) ? on : off);
    }
    return on >= 8 && off <= 7;
}

// Whether nearly all cells of both diagonals have a shade of their own, and nearly none of the others.
bool diagonals_are_shaded(const FlatCells& cells) {
    std::vector<float> on;
    std::vector<float> off;
    for (int cell = 0; cell < 81; ++cell) {
        const bool is_on = is_on_diagonal(cell, false) || is_on_diagonal(cell, true);
        (is_on ? on : off).push_back(cells.data()[cell].paper);
    }
    const std::vector<float> all_on = on;
    const std::vector<float> all_off = off;
    const float shade = middle_of(on);
    const float paper = middle_of(off);
    constexpr float kLeastDifference = 6;
    if (std::max(shade, paper) - std::min(shade, paper) < kLeastDifference) return false;
    const auto nearer_shade = [&](float level) {
        const float half = (shade + paper) / 2;
        return shade < paper ? level < half : level > half;
    };
    return std::count_if(all_on.begin(), all_on.end(), nearer_shade) >= 16 &&
           std::count_if(all_off.begin(), all_off.end(), nearer_shade) <= 3;
}

// How much of a line `away` pixels inside a side of the cell is ink, 0 to 1.
float ink_along(const FlatCell& cell, int side, int away) {
    constexpr int kEnd = kFlatSide / 5;
    int ink = 0;
    for (int along = kEnd; along < kFlatSide - kEnd; ++along) {
        const int across = side < 2 ? away : kFlatSide - 1 - away;
        if (side % 2 == 0 ? cell.is_ink(across, along) : cell.is_ink(along, across)) ++ink;
    }
    return real(ink) / (kFlatSide - 2 * kEnd);
}

// Whether a line, dashed or not, runs just inside the side, with paper on both sides of it.
bool has_cage_at(const FlatCell& cell, int side) {
    constexpr float kOfDashes = 0.35F;
    constexpr float kOfPaper = 0.15F;
    for (int away = 3; away <= kFlatSide / 5; ++away) {
        if (ink_along(cell, side, away) < kOfDashes) continue;
        bool paper_before = false;
        for (int before = 1; before < away; ++before) {
            paper_before = paper_before || ink_along(cell, side, before) < kOfPaper;
        }
        bool paper_behind = false;
        for (int behind = away + 1; behind <= away + 5; ++behind) {
            paper_behind = paper_behind || ink_along(cell, side, behind) < kOfPaper;
        }
        if (paper_before && paper_behind) return true;
    }
    return false;
}

// Cages part most cells from some of their neighbours, and hardly any from all.
bool has_cages(const FlatCells& cells) {
    int sides = 0;
    for (const FlatCell& cell : cells) {
        for (int side = 0; side < 4; ++side) sides += has_cage_at(cell, side) ? 1 : 0;
    }
    return sides >= 70 && sides <= 260;
}

}  // namespace

bool is_on_diagonal(int cell, bool rises) {
    return rises ? cell / 9 + cell % 9 == 8 : cell / 9 == cell % 9;
}

Variant variant_of(const Bytes& grey, const Nodes& nodes) {
    const FlatCells cells = flat_cells(grey, nodes);
    if (has_cages(cells)) return Variant::killer;
    const bool has_diagonals =
        (diagonal_is_drawn(cells, false) && diagonal_is_drawn(cells, true)) ||
        diagonals_are_shaded(cells);
    return has_diagonals ? Variant::diagonal : Variant::classic;
}

}  // namespace retrace::scan
