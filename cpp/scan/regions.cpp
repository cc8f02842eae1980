// Measures the ink of the line between each two cells, and parts the thick lines from the thin ones where that leaves regions.
#include "scan/regions.hpp"

#include <algorithm>
#include <vector>

#include "scan/cell_view.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

constexpr int kCellCount = 81;

// Between a cell and the one to its right, or below.
struct Border {
    int cell;
    int other;
    float ink;
};

// In cells: how far from the border the paper of both sides is looked at, and the steps up to there.
constexpr float kReach = 0.16F;
constexpr int kStepsAcross = 16;
constexpr int kPlaces = 15;

// How much darker than the darker one of its two papers a line across the border is, in all its steps: its width times its darkness.
float ink_across(const Bytes& grey, const CellView& view, bool is_below, float along) {
    std::array<float, 2 * kStepsAcross + 1> levels{};
    for (int step = -kStepsAcross; step <= kStepsAcross; ++step) {
        const float across = 1 + kReach * real(step) / kStepsAcross;
        const Point at = is_below ? view.at(along, across) : view.at(across, along);
        levels.at(static_cast<std::size_t>(step + kStepsAcross)) =
            real(grey.near(static_cast<int>(at.x), static_cast<int>(at.y)));
    }
    const float paper = std::max(1.0F, std::min(levels.front(), levels.back()));
    float ink = 0;
    for (const float level : levels) ink += std::max(0.0F, paper - level) / paper;
    return ink;
}

float ink_of(const Bytes& grey, const CellView& view, bool is_below) {
    std::vector<float> inks;
    inks.reserve(kPlaces);
    for (int place = 0; place < kPlaces; ++place) {
        inks.push_back(ink_across(grey, view, is_below, 0.2F + 0.6F * real(place) / (kPlaces - 1)));
    }
    return middle_of(inks);
}

std::vector<Border> borders_in(const Bytes& grey, const Nodes& nodes) {
    std::vector<Border> borders;
    for (int cell = 0; cell < kCellCount; ++cell) {
        const CellView view = view_of(nodes, cell);
        if (cell % 9 < 8) borders.push_back({cell, cell + 1, ink_of(grey, view, false)});
        if (cell < 72) borders.push_back({cell, cell + 9, ink_of(grey, view, true)});
    }
    return borders;
}

// The pieces that borders with less ink join, by the order of their first cells; nothing where they are not nine of nine.
std::optional<Regions> joined(const std::vector<Border>& borders, float thick) {
    std::array<int, kCellCount> first{};
    for (int cell = 0; cell < kCellCount; ++cell) first.at(static_cast<std::size_t>(cell)) = cell;
    for (bool is_new = true; is_new;) {
        is_new = false;
        for (const Border& each : borders) {
            if (each.ink >= thick) continue;
            int& one = first.at(static_cast<std::size_t>(each.cell));
            int& two = first.at(static_cast<std::size_t>(each.other));
            if (one == two) continue;
            one = two = std::min(one, two);
            is_new = true;
        }
    }
    Regions regions{};
    std::array<int, 9> sizes{};
    std::vector<int> firsts;
    for (std::size_t cell = 0; cell < kCellCount; ++cell) {
        const auto found = std::find(firsts.begin(), firsts.end(), first.at(cell));
        const auto region = static_cast<std::size_t>(found - firsts.begin());
        if (region == sizes.size()) return std::nullopt;
        if (found == firsts.end()) firsts.push_back(first.at(cell));
        if (++sizes.at(region) > 9) return std::nullopt;
        regions.at(cell) = static_cast<std::uint8_t>(region);
    }
    return regions;
}

bool are_boxes(const Regions& regions) {
    for (int cell = 0; cell < kCellCount; ++cell) {
        if (regions.at(static_cast<std::size_t>(cell)) != cell / 27 * 3 + cell % 9 / 3)
            return false;
    }
    return true;
}

}  // namespace

std::optional<Regions> regions_of(const Bytes& grey, const Nodes& nodes) {
    const std::vector<Border> borders = borders_in(grey, nodes);
    std::vector<float> inks;
    inks.reserve(borders.size());
    for (const Border& each : borders) inks.push_back(each.ink);
    // Between the widest gap first: thick lines have far more ink than thin ones.
    std::vector<float> sorted;
    for (const std::size_t at : order_of(inks)) sorted.push_back(inks[at]);
    std::optional<Regions> best;
    float widest = 0;
    for (std::size_t i = 1; i < sorted.size(); ++i) {
        const float gap = sorted[i] - sorted[i - 1];
        if (gap <= widest) continue;
        if (const auto regions = joined(borders, (sorted[i] + sorted[i - 1]) / 2)) {
            best = regions;
            widest = gap;
        }
    }
    return best && !are_boxes(*best) ? best : std::nullopt;
}

}  // namespace retrace::scan
