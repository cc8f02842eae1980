// Finds the piece of ink in the middle of each cell, and cuts it out at one size.
#include "scan/cells.hpp"

#include <optional>

#include "scan/cell_view.hpp"
#include "scan/components.hpp"
#include "scan/grey.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

constexpr int kSide = 48;  // of a cell while its ink is looked for

constexpr int kRim = kSide / 8;  // where borders may be
constexpr float kHalfway = 0.5F;
constexpr float kFaint =
    0.28F;  // the thin strokes of a digit whose thick ones lie apart without them
constexpr float kPaper = 200;  // of a cell whose light was evened out

// Shadows leave the paper of a cell lighter here than there: each quarter's paper becomes kPaper, and what
// is between follows.
Bytes evened(const Bytes& flat) {
    constexpr int kQuarter = kSide / 2 - kRim;
    constexpr float kFirst = kRim + kQuarter / 2.0F;  // the middle of the first quarter
    std::array<float, 4> paper{};
    for (int i = 0; i < 4; ++i) {
        paper.data()[i] = real(level_of_rank(flat, i % 2 == 0 ? kRim : kSide / 2,
                                             i < 2 ? kRim : kSide / 2, kQuarter, 70));
    }
    Bytes result(kSide, kSide);
    for (int y = 0; y < kSide; ++y) {
        const float down = (real(y) - kFirst) / kQuarter;
        const float left = paper[0] + (paper[2] - paper[0]) * down;
        const float right = paper[1] + (paper[3] - paper[1]) * down;
        for (int x = 0; x < kSide; ++x) {
            const float here = left + (right - left) * (real(x) - kFirst) / kQuarter;
            result.at(x, y) = byte(real(flat.at(x, y)) * kPaper / std::max(here, 8.0F));
        }
    }
    return result;
}

struct Levels {
    float paper = 0;
    float ink = 0;
    float least = kHalfway;  // from paper to ink, what counts as ink
    float contrast() const { return (paper - ink) / kPaper; }
};

Levels levels_of(const Bytes& even) {
    constexpr int kInside = kSide - 2 * kRim;
    return {real(level_of_rank(even, kRim, kRim, kInside, 60)),
            real(level_of_rank(even, kRim, kRim, kInside, 2))};
}

// Whether a cell's ink is lighter than its paper, as in the chosen cells of many apps: by what stands in the middle.
bool has_light_ink(const Bytes& flat) {
    constexpr int kFrom = kSide / 4;
    constexpr int kLeastLight = 20;
    const int paper = level_of_rank(flat, kRim, kRim, kSide - 2 * kRim, 50);
    const int darker = paper - level_of_rank(flat, kFrom, kFrom, kSide - 2 * kFrom, 5);
    const int lighter = level_of_rank(flat, kFrom, kFrom, kSide - 2 * kFrom, 94) - paper;
    if (lighter < kLeastLight || 2 * lighter <= 3 * darker) return false;
    if (darker < kLeastLight) return true;
    // A dark digit may have a light rim, which is thinner than the digit is.
    int light = 0;
    for (int y = kFrom; y < kSide - kFrom; ++y) {
        for (int x = kFrom; x < kSide - kFrom; ++x) {
            const int above = flat.at(x, y) - paper;
            light += (2 * above > lighter ? 1 : 0) - (-2 * above > darker ? 1 : 0);
        }
    }
    return light > 0;
}

// Without `margin` pixels at each border.
Bytes ink_in(const Bytes& flat, Levels levels, int margin) {
    Bytes ink(kSide, kSide);
    const float limit = levels.paper + (levels.ink - levels.paper) * levels.least;
    for (int y = margin; y < kSide - margin; ++y) {
        for (int x = margin; x < kSide - margin; ++x) {
            ink.at(x, y) = real(flat.at(x, y)) < limit ? 255 : 0;
        }
    }
    return ink;
}

int longest(const Component& piece) {
    return std::max(piece.width(), piece.height());
}

bool is_beside(const Component& a, const Component& b, int gap) {
    return b.left <= a.right + gap && b.right >= a.left - gap && b.top <= a.bottom + gap &&
           b.bottom >= a.top - gap;
}

constexpr int kLeast = kSide * 16 / 100;  // a smaller one is dirt
constexpr int kMost = kSide * 88 / 100;
constexpr std::array<int, 4> kMargins{2, 5, 8, 11};

// How many pixels of each piece lie in the middle, where no border is.
std::vector<int> central_areas(const Components& pieces) {
    constexpr int kFrom = kSide * 26 / 100;
    std::vector<int> areas(pieces.all.size());
    for (int y = kFrom; y < kSide - kFrom; ++y) {
        for (int x = kFrom; x < kSide - kFrom; ++x) {
            const std::int32_t label = pieces.labels.at(x, y);
            if (label >= 0) ++areas.data()[label];
        }
    }
    return areas;
}

// A piece that may be a digit.
struct Candidate {
    Component box;
    bool cut = false;  // it reaches the margin, so that a border may hang on it
};

bool is_cut(const Component& piece, int margin) {
    return std::min(piece.left, piece.top) <= margin ||
           std::max(piece.right, piece.bottom) >= kSide - 1 - margin;
}

// The piece with the most ink in the middle, with what has broken off it.
std::optional<Candidate> candidate_in(const Bytes& flat, Levels levels, int margin) {
    const Components pieces = components_of(ink_in(flat, levels, margin), 1);
    const std::vector<int> central = central_areas(pieces);
    const auto most = std::max_element(central.begin(), central.end());
    if (most == central.end() || *most < 12) return std::nullopt;
    const auto main = static_cast<std::size_t>(most - central.begin());
    Component box = pieces.all[main];
    for (std::size_t i = 0; i < pieces.all.size(); ++i) {
        const Component& piece = pieces.all[i];
        const Component both = joined(box, piece);
        const bool broken_off = 14 * piece.area > box.area && 2 * central[i] > piece.area;
        if (broken_off && is_beside(box, piece, 3) && longest(both) <= kMost) box = both;
    }
    if (longest(box) < kLeast || longest(box) > kMost) return std::nullopt;
    return Candidate{box, is_cut(box, margin)};
}

// The ink that is left of the cell when more and more of its rim is cut off.
std::vector<Candidate> candidates_in(const Bytes& flat, Levels levels) {
    std::vector<Candidate> candidates;
    for (const int margin : kMargins) {
        const std::optional<Candidate> found = candidate_in(flat, levels, margin);
        if (!found) continue;
        candidates.push_back(*found);
        if (!found->cut) break;  // a wider margin shows the same
    }
    return candidates;
}

PatchPlace place_of(const Component& digit, bool is_light) {
    return {real(digit.left + digit.right + 1) / (2 * kSide),
            real(digit.top + digit.bottom + 1) / (2 * kSide), real(longest(digit)) / kSide,
            is_light};
}

Point centre_of(const Component& box) {
    return {real(box.left + box.right) / 2, real(box.top + box.bottom) / 2};
}

// The digits of a puzzle are of one size, and at one position of their cells.
struct Usual {
    float size = 0.55F * kSide;
    Point centre{kSide / 2.0F, kSide / 2.0F};
    bool is_lying = false;  // wider than high, as in a picture that was taken from a side

    // The height of what stands upright: two small digits beside one another are as wide as a digit, but not as high.
    int height(const Component& box) const { return is_lying ? box.width() : box.height(); }

    // How far a box is from that; 0: not at all.
    float strangeness(const Component& box) const {
        const float times = real(height(box)) / size;
        const Point off = centre_of(box) - centre;
        return std::max(times, 1 / times) - 1 + std::max(0.0F, length_of(off) / size - 0.1F);
    }
};

using Candidates = std::array<std::vector<Candidate>, 81>;

// By the pieces with the most ink: at least seventeen cells have digits, which notes have less of.
Usual usual_of(const Candidates& candidates) {
    std::vector<Component> boxes;
    std::vector<float> inkless;
    for (const std::vector<Candidate>& each : candidates) {
        if (each.empty() || each.back().cut) continue;
        boxes.push_back(each.back().box);
        inkless.push_back(-real(boxes.back().area));
    }
    if (boxes.empty()) return {};
    Usual usual;
    int wide = 0;
    for (const Component& box : boxes) wide += box.width() > box.height() ? 1 : -1;
    usual.is_lying = wide > 0;
    std::vector<float> sizes;
    std::vector<float> across;
    std::vector<float> down;
    for (const std::size_t index : order_of(inkless)) {
        if (sizes.size() == 21) break;
        sizes.push_back(real(usual.height(boxes[index])));
        across.push_back(centre_of(boxes[index]).x);
        down.push_back(centre_of(boxes[index]).y);
    }
    usual.size = middle_of(sizes);
    usual.centre = {middle_of(across), middle_of(down)};
    return usual;
}

// In cells whose ink hangs on a border, the other digits say how much of it is the digit.
const Candidate& most_usual(const std::vector<Candidate>& candidates, const Usual& usual) {
    const auto cost = [&usual](const Candidate& each) {
        return usual.strangeness(each.box) + (each.cut ? 0.15F : 0);
    };
    return *std::min_element(
        candidates.begin(), candidates.end(),
        [&](const Candidate& a, const Candidate& b) { return cost(a) < cost(b); });
}

constexpr int kOfNotes = kSide * 30 / 100;  // the size of notes where digits are large
constexpr float kOfDigits =
    0.7F;  // where they are small: notes are smaller than this part of the puzzle's digits
constexpr float kFaintest = 0.2F;   // of the contrast of clear digits
constexpr float kStrange = 0.25F;   // so much so that fainter ink may belong to it
constexpr float kStrangest = 0.7F;  // notes, stains and pieces of border are stranger
constexpr float kNoDigit = 1;       // so much so that nobody need look at them

// 1 for a digit like the others that is hardly fainter than the clear ones, down to 0.
float likeness(float strangeness, float contrast) {
    return std::clamp((kStrangest - strangeness) / 0.4F, 0.0F, 1.0F) *
           std::clamp((contrast - kFaintest) / 0.3F, 0.0F, 1.0F);
}

}  // namespace

CellPictures cells_of(const Bytes& grey, const Nodes& nodes) {
    CellPictures cells;
    std::array<float, 81> contrasts{};
    std::array<Bytes, 81> flat;
    std::array<bool, 81> is_light{};
    Candidates candidates;
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const Bytes seen = flat_cell(grey, view_of(nodes, static_cast<int>(cell)), kSide);
        is_light[cell] = has_light_ink(seen);
        flat[cell] = evened(is_light[cell] ? inverted(seen) : seen);
        const Levels levels = levels_of(flat[cell]);
        contrasts[cell] = cells[cell].contrast = levels.contrast();
        if (contrasts[cell] < 0.05F) continue;
        candidates[cell] = candidates_in(flat[cell], levels);
    }
    // The clearest cells are among those that have digits.
    std::array<float, 81> sorted = contrasts;
    const float clear = value_of_rank(sorted, 70);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        if (contrasts[cell] < kFaintest * clear) candidates[cell].clear();
    }
    const Usual usual = usual_of(candidates);
    const float least = std::min(real(kOfNotes), kOfDigits * usual.size);
    for (std::size_t cell = 0; cell < 81; ++cell) {
        const auto is_note = [least](const Candidate& each) {
            return real(longest(each.box)) < least;
        };
        std::erase_if(candidates[cell], is_note);
        if (candidates[cell].empty()) continue;
        if (usual.strangeness(most_usual(candidates[cell], usual).box) > kStrange) {
            Levels levels = levels_of(flat[cell]);
            levels.least = kFaint;
            for (const Candidate& each : candidates_in(flat[cell], levels)) {
                candidates[cell].push_back(each);
            }
        }
        const Component& digit = most_usual(candidates[cell], usual).box;
        const float strangeness = usual.strangeness(digit);
        if (strangeness > kNoDigit) continue;
        CellPicture& picture = cells[cell];
        picture.has_digit = true;
        picture.likeness = likeness(strangeness, contrasts[cell] / clear);
        picture.size = real(longest(digit)) / kSide;
        picture.patch =
            patch_at(grey, view_of(nodes, static_cast<int>(cell)), place_of(digit, is_light[cell]));
    }
    return cells;
}

}  // namespace retrace::scan
