// Measures how far each piece of line lies from where it should, and bends the board by a smooth
// surface through that.
#include "scan/nodes.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "scan/ink.hpp"
#include "scan/perspective.hpp"
#include "scan/ranks.hpp"

namespace retrace::scan {
namespace {

// The board as a flat picture of its ink:
//     kMargin | nine cells of kCell each | kMargin
constexpr int kCell = 32;
constexpr int kMargin = 16;
constexpr int kFlat = 9 * kCell + 2 * kMargin;

Bytes flattened(const Bytes& ink, const Perspective& view) {
    Bytes flat(kFlat, kFlat);  // no ink beyond the picture's edges
    const float right = real(ink.width() - 1);
    const float bottom = real(ink.height() - 1);
    for (int y = 0; y < kFlat; ++y) {
        for (int x = 0; x < kFlat; ++x) {
            const Point point =
                view(real(x - kMargin) / (9 * kCell), real(y - kMargin) / (9 * kCell));
            if (point.x < 0 || point.y < 0 || point.x > right || point.y > bottom) continue;
            flat.at(x, y) = byte(between(ink, point.x, point.y));
        }
    }
    return flat;
}

// A displacement as a polynomial in both directions up to kDegree in all.
constexpr int kDegree = 4;
constexpr int kTerms = (kDegree + 1) * (kDegree + 2) / 2;
using Terms = std::array<float, kTerms>;

// u and v from -1 to 1.
Terms terms_at(float u, float v) {
    Terms terms{};
    float* out = terms.data();
    float power = 1;
    for (int i = 0; i <= kDegree; ++i, power *= u) {
        float term = power;
        for (int j = 0; i + j <= kDegree; ++j, term *= v) *out++ = term;
    }
    return terms;
}

struct Measure {
    float u = 0;
    float v = 0;
    float away = 0;    // in cells
    float ink = 0;     // along the line, 0 to 255
    float weight = 0;  // how clearly the line was seen, 0 to 1
};

class Surface {
  public:
    // Least squares; measures that lie far from the rest lose their weight.
    void fit(const std::vector<Measure>& measures) {
        for (int round = 0; round < 3; ++round) {
            std::array<std::array<double, kTerms + 1>, kTerms> system{};
            // A little stiffness, so that few lines do not bend the surface much.
            for (std::size_t i = 0; i < kTerms; ++i) system[i][i] = 0.3;
            for (const Measure& measure : measures) add(measure, round, system);
            solve(system);
        }
    }

    float at(float u, float v) const {
        const Terms terms = terms_at(u, v);
        float sum = 0;
        for (std::size_t i = 0; i < kTerms; ++i) sum += factors_[i] * terms[i];
        return sum;
    }

  private:
    using System = std::array<std::array<double, kTerms + 1>, kTerms>;

    void add(const Measure& measure, int round, System& system) const {
        float weight = measure.weight;
        if (round > 0) {
            const float off = (measure.away - at(measure.u, measure.v)) / 0.06F;
            weight /= 1 + off * off;
        }
        const Terms terms = terms_at(measure.u, measure.v);
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t j = 0; j < kTerms; ++j) {
                system[i][j] += double{weight} * double{terms[i]} * double{terms[j]};
            }
            system[i][kTerms] += double{weight} * double{terms[i]} * double{measure.away};
        }
    }

    // Gauss; the system is positive definite, so no rows need to be exchanged.
    void solve(System& system) {
        for (std::size_t i = 0; i < kTerms; ++i) {
            for (std::size_t k = i + 1; k < kTerms; ++k) {
                const double by = system[k][i] / system[i][i];
                for (std::size_t j = i; j <= kTerms; ++j) system[k][j] -= by * system[i][j];
            }
        }
        for (std::size_t i = kTerms; i-- > 0;) {
            double sum = system[i][kTerms];
            for (std::size_t j = i + 1; j < kTerms; ++j) sum -= system[i][j] * double{factors_[j]};
            factors_[i] = static_cast<float>(sum / system[i][i]);
        }
    }

    Terms factors_{};
};

// Both ways: how far a point of the even board lies from where it is in the flat picture.
struct Bend {
    Surface across;
    Surface down;

    // In the flat picture, for a point counted in cells.
    Point at(float column, float row) const {
        const float u = column / 4.5F - 1;
        const float v = row / 4.5F - 1;
        return {(column + across.at(u, v)) * kCell + kMargin,
                (row + down.at(u, v)) * kCell + kMargin};
    }
};

// A piece of line between two crossings, where the bend has it.
class Stretch {
  public:
    Stretch(const Bend& bend, bool upright, float line, int piece) : upright_(upright) {
        for (std::size_t i = 0; i < kSamples; ++i) {
            const float along =
                real(piece) + 0.12F + 0.76F * (static_cast<float>(i) + 0.5F) / kSamples;
            places_[i] = upright ? bend.at(line, along) : bend.at(along, line);
        }
    }

    // Ink along it, moved sideways by `away` cells, of the half that has less: a digit on the way leaves gaps, a
    // line does not. 0 to 255.
    float ink(const Bytes& flat, float away) const {
        const float across = upright_ ? away * kCell : 0;
        const float down = upright_ ? 0 : away * kCell;
        std::array<float, kSamples> inks{};
        for (std::size_t i = 0; i < kSamples; ++i) {
            inks[i] =
                std::min(between(flat, places_[i].x + across, places_[i].y + down), 2.0F * kInk);
        }
        std::nth_element(inks.begin(), inks.begin() + kSamples / 2, inks.end());
        float sum = 0;
        for (std::size_t i = 0; i < kSamples / 2; ++i) sum += inks[i];
        return 2 * sum / kSamples;
    }

  private:
    static constexpr std::size_t kSamples = 12;
    std::array<Point, kSamples> places_{};
    bool upright_;
};

constexpr float kBeside = 0.25F;  // cells away from a line, where its paper is

constexpr float kWidest = 0.16F;  // half of a line, in cells; what is wider is an area

// The strongest line within `reach` cells; nearer ones are preferred.
Measure measure(const Bytes& flat, const Bend& bend, bool upright, int line, int piece,
                float reach) {
    constexpr int kSteps = 10;  // to each side
    const Stretch stretch(bend, upright, real(line), piece);
    std::array<float, 2 * kSteps + 3> ink{};
    for (int i = -kSteps - 1; i <= kSteps + 1; ++i) {
        const float away = reach * real(i) / kSteps;
        ink.data()[i + kSteps + 1] = stretch.ink(flat, away);
    }
    float best = -1;
    int found = 0;
    for (int i = -kSteps; i <= kSteps; ++i) {
        const float* const here = ink.data() + i + kSteps + 1;
        const float wide = (here[-1] + 2 * here[0] + here[1]) / 4;
        const float value = wide * (1 - 0.4F * std::fabs(real(i)) / kSteps);
        if (value > best) {
            best = value;
            found = i;
        }
    }
    best = std::max(best, 0.0F);
    // Beyond the outermost tiles of a board all may be as dark as the gaps between them. There the board ends at the
    // tiles.
    if (line % 9 == 0) {
        const int inwards = line == 0 ? 1 : -1;
        int end = found;
        while (std::abs(end) <= kSteps && ink.data()[end + kSteps + 1] > best / 2) end += inwards;
        if (real(std::abs(end - found)) * reach > kWidest * kSteps) found = end - inwards;
    }
    const float* const peak = ink.data() + found + kSteps + 1;
    const float sum = peak[-1] + peak[0] + peak[1];
    const float fine = sum > 0 ? (peak[1] - peak[-1]) / sum : 0;
    const float u = real(line) / 4.5F - 1;
    const float v = (real(piece) + 0.5F) / 4.5F - 1;
    const float away = reach * (real(found) + fine) / kSteps;
    // Paper lies at least on one side of a line; in a dark area there is none.
    const float beside =
        std::min(stretch.ink(flat, away - kBeside), stretch.ink(flat, away + kBeside));
    best -= std::clamp(2 * beside - best, 0.0F, best);
    return upright ? Measure{u, v, away, best} : Measure{v, u, away, best};
}

struct Measures {
    std::vector<Measure> upright;
    std::vector<Measure> level;
    float pale = kInk;  // the ink that the lines inside of boxes have, kInk at most
};

// Lines inside of boxes are often much paler than those around them: half of them have `pale` or more.
float paleness(const Measures& measures) {
    std::vector<float> inks;
    for (const auto* all : {&measures.upright, &measures.level}) {
        for (std::size_t i = 0; i < all->size(); ++i) {
            if (i / 9 % 3 != 0) inks.push_back((*all)[i].ink);
        }
    }
    return std::clamp(middle_of(inks), kInk / 5.0F, real(kInk));
}

Measures measure_lines(const Bytes& flat, const Bend& bend, float reach) {
    Measures measures;
    for (int line = 0; line < 10; ++line) {
        for (int piece = 0; piece < 9; ++piece) {
            measures.upright.push_back(measure(flat, bend, true, line, piece, reach));
            measures.level.push_back(measure(flat, bend, false, line, piece, reach));
        }
    }
    measures.pale = paleness(measures);
    for (auto* all : {&measures.upright, &measures.level}) {
        for (std::size_t i = 0; i < all->size(); ++i) {
            Measure& each = (*all)[i];
            const float weight =
                std::min(1.0F, each.ink / (i / 9 % 3 == 0 ? real(kInk) : measures.pale));
            each.weight = weight * weight;
        }
    }
    return measures;
}

// How much of a line is ink, 0 to 1.
float line_seen(const std::vector<Measure>& measures, int line) {
    float seen = 0;
    for (std::ptrdiff_t piece = 0; piece < 9; ++piece) {
        seen += std::sqrt(measures[static_cast<std::size_t>(9 * line + piece)].weight) / 9;
    }
    return seen;
}

// How much of the middle between lines is ink, 0 to 1: digits there are, but no lines.
float seen_between(const Bytes& flat, const Bend& bend, float pale) {
    float seen = 0;
    for (int line = 0; line < 9; ++line) {
        for (int piece = 0; piece < 9; ++piece) {
            const float across = Stretch(bend, true, real(line) + 0.5F, piece).ink(flat, 0);
            const float down = Stretch(bend, false, real(line) + 0.5F, piece).ink(flat, 0);
            seen += std::min(1.0F, across / pale) + std::min(1.0F, down / pale);
        }
    }
    return seen / 162;
}

// The same for the clearest of all lines elsewhere than where nine cells have theirs: a board of another size has
// some.
float strongest_elsewhere(const Bytes& flat, const Bend& bend) {
    float strongest = 0;
    for (const bool upright : {false, true}) {
        for (int line = 0; line < 9; ++line) {
            for (int tenths = 2; tenths <= 8; ++tenths) {
                const float along = real(line) + real(tenths) / 10;
                float seen = 0;
                for (int piece = 0; piece < 9; ++piece) {
                    seen +=
                        std::min(1.0F, Stretch(bend, upright, along, piece).ink(flat, 0) / kInk);
                }
                strongest = std::max(strongest, seen / 9);
            }
        }
    }
    return strongest;
}

// The next surface says how far the lines are from this one, so the two are added by measuring
// from the even board again.
void add_known(std::vector<Measure>& measures, const Surface& surface) {
    for (Measure& each : measures) each.away += surface.at(each.u, each.v);
}

}  // namespace

float lines_seen(const Bytes& ink, const Corners& corners, int count, float full) {
    const Perspective view(corners);
    constexpr int kSamples = 72;
    float on_lines = 0;
    float between_lines = 0;
    for (int line = 0; line <= 2 * count; ++line) {  // odd ones: in the middle between two
        for (int i = 0; i < kSamples; ++i) {
            const float along = (real(i) + 0.5F) / kSamples;
            float most_across = 0;
            float most_down = 0;
            for (int step = -3; step <= 3; ++step) {
                const float side = (real(line) / 2 + 0.04F * real(step)) / real(count);
                const Point upright = view(side, along);
                const Point level = view(along, side);
                most_across = std::max(most_across, between(ink, upright.x, upright.y));
                most_down = std::max(most_down, between(ink, level.x, level.y));
            }
            const float seen =
                std::min(most_across / full, 1.0F) + std::min(most_down / full, 1.0F);
            (line % 2 == 0 ? on_lines : between_lines) += seen / (2 * kSamples);
        }
    }
    return on_lines / real(count + 1) - 0.5F * between_lines / real(count);
}

Lattice lattice_of(const Bytes& ink, const Corners& corners) {
    const Perspective view(corners);
    const Bytes flat = flattened(ink, view);
    Bend bend;
    float seen = 0;
    float bold = 0;   // of the least seen line around boxes
    float least = 0;  // of all lines
    float pale = kInk;
    for (const float reach : {0.38F, 0.22F, 0.12F}) {
        Measures measures = measure_lines(flat, bend, reach);
        pale = measures.pale;
        seen = 0;
        bold = 1;
        least = 1;
        for (const auto* all : {&measures.upright, &measures.level}) {
            for (int line = 0; line < 10; ++line) {
                const float share = line_seen(*all, line);
                seen += share / 20;
                least = std::min(least, share);
                if (line % 3 == 0) bold = std::min(bold, share);
            }
        }
        add_known(measures.upright, bend.across);
        add_known(measures.level, bend.down);
        bend.across.fit(measures.upright);
        bend.down.fit(measures.level);
    }
    // Where the lines around boxes are all there, those inside may be too pale to be seen at all.
    const float boxes = 0.7F * (bold - strongest_elsewhere(flat, bend));
    const float all = 0.7F * (seen - seen_between(flat, bend, pale)) + 0.3F * least;
    Lattice lattice{{}, std::max(all, boxes)};
    for (int i = 0; i < 100; ++i) {
        const Point flat_place = bend.at(real(i % 10), real(i / 10));
        lattice.nodes.data()[i] =
            view((flat_place.x - kMargin) / (9 * kCell), (flat_place.y - kMargin) / (9 * kCell));
    }
    return lattice;
}

}  // namespace retrace::scan
