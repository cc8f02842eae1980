// Draws curves through points that tremble.
#include "training/pens.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "training/random.hpp"

namespace retrace::training {
namespace {

// In hundredths of the digit's height, from its middle.
struct Place {
    int x;
    int y;
};
using Stroke = std::vector<Place>;
using Glyph = std::vector<Stroke>;

// Different forms of a digit, each as likely as the others.
const std::array<std::vector<Glyph>, 9>& forms() {
    static const std::array<std::vector<Glyph>, 9> all{{
        {
            {{{2, -50}, {0, 50}}},
            {{{-22, -26}, {6, -50}}, {{6, -50}, {4, 50}}},
            {{{-34, -2}, {-10, -26}, {8, -50}}, {{8, -50}, {6, 50}}},
            {{{-24, -28}, {2, -50}}, {{2, -50}, {2, 50}}, {{-26, 50}, {28, 49}}},
            {{{-32, -10}, {-12, -26}, {4, -50}}, {{4, -50}, {2, 50}}, {{-28, 50}, {28, 48}}},
            {{{-30, -20}, {3, -50}}, {{3, -50}, {2, 48}}, {{-20, 49}, {20, 48}}},
            {{{-24, -34}, {-8, -40}, {4, -50}}, {{4, -50}, {-2, 42}}, {{-36, 43}, {30, 40}}},
            {{{-16, -38}, {8, -50}}, {{8, -50}, {2, 50}}, {{-30, 52}, {32, 46}}},
            {{{-38, 8}, {-14, -18}, {10, -50}}, {{10, -50}, {8, 50}}},
        },
        {
            {{{-28, -30}, {-8, -50}, {20, -42}, {21, -14}, {-5, 20}, {-30, 49}},
             {{-30, 49}, {32, 48}}},
            {{{-28, -32},
              {0, -50},
              {24, -30},
              {10, 10},
              {-20, 44},
              {-30, 38},
              {-16, 32},
              {10, 46},
              {33, 44}}},
            {{{-28, -42}, {-5, -48}, {26, -48}}, {{26, -48}, {-29, 49}}, {{-29, 49}, {30, 48}}},
            {{{-24, -34}, {0, -50}, {22, -34}, {4, 8}, {-28, 48}, {-8, 43}, {32, 49}}},
        },
        {
            {{{-26, -40}, {0, -50}, {22, -33}, {10, -10}, {-8, -3}},
             {{-8, -3}, {20, 8}, {26, 28}, {4, 50}, {-28, 40}}},
            {{{-26, -48}, {24, -48}},
             {{24, -48}, {-3, -8}},
             {{-3, -8}, {25, 10}, {22, 38}, {-2, 50}, {-28, 42}}},
            {{{-22, -44}, {6, -50}, {20, -30}, {-4, -4}, {22, 16}, {16, 44}, {-26, 46}}},
        },
        {
            {{{-18, -48}, {-30, 12}}, {{-30, 12}, {32, 10}}, {{14, -24}, {10, 50}}},
            {{{12, -50}, {-31, 18}}, {{-31, 18}, {34, 17}}, {{14, -50}, {12, 50}}},
            {{{2, -50}, {-32, 16}}, {{-32, 16}, {32, 15}}, {{12, -14}, {9, 50}}},
            {{{-22, -50}, {-28, -10}, {-14, 8}, {26, 2}}, {{20, -42}, {12, 50}}},
            {{{-20, -46}, {-24, 2}, {20, 0}}, {{20, -48}, {18, 50}}},
        },
        {
            {{{26, -48}, {-18, -48}},
             {{-18, -48}, {-22, -6}},
             {{-22, -6}, {5, -14}, {26, 8}, {20, 38}, {-5, 50}, {-28, 40}}},
            {{{-16, -42}, {-20, -5}},
             {{-20, -5}, {8, -10}, {26, 14}, {12, 44}, {-26, 46}},
             {{-14, -46}, {30, -50}}},
            {{{27, -46}, {-10, -47}, {-22, -20}, {10, -6}, {24, 20}, {2, 48}, {-28, 42}}},
        },
        {
            {{{20, -50}, {-12, -25}, {-26, 15}, {-10, 47}, {18, 40}, {24, 15}, {2, 0}, {-22, 15}}},
            {{{4, -50}, {-20, -4}, {-24, 25}, {-8, 48}, {18, 42}, {22, 20}, {2, 6}, {-20, 20}}},
            {{{18, -48}, {-16, -14}, {-22, 30}, {0, 49}, {20, 34}, {8, 16}, {-20, 28}}},
        },
        {
            {{{-28, -46}, {28, -48}}, {{28, -48}, {-6, 50}}},
            {{{-28, -46}, {28, -48}}, {{28, -48}, {-6, 50}}, {{-22, 3}, {22, -1}}},
            {{{-28, -33}, {-27, -48}}, {{-27, -48}, {26, -48}}, {{26, -48}, {8, 0}, {-2, 50}}},
            {{{-28, -33}, {-26, -48}},
             {{-26, -48}, {27, -48}},
             {{27, -48}, {-4, 50}},
             {{-16, 2}, {24, 2}}},
            {{{-26, -44}, {-5, -48}, {24, -46}, {10, -8}, {-2, 50}}},
            {{{-28, -44}, {26, -47}}, {{26, -47}, {4, 4}, {-4, 50}}, {{-18, 6}, {18, -6}}},
        },
        {
            {{{20, -36},
              {0, -50},
              {-20, -32},
              {0, -4},
              {23, 25},
              {0, 50},
              {-23, 27},
              {0, -2},
              {20, -32}}},
            {{{0, -50}, {-19, -28}, {0, -5}, {19, -28}, {0, -50}},
             {{0, -5}, {-24, 22}, {0, 50}, {24, 22}, {0, -5}}},
            {{{24, -44},
              {-2, -50},
              {-20, -30},
              {18, 14},
              {14, 46},
              {-14, 48},
              {-18, 18},
              {24, -40}}},
        },
        {
            {{{20, -28}, {4, -50}, {-22, -32}, {-15, -6}, {10, -6}, {22, -34}},
             {{22, -38}, {15, 50}}},
            {{{22, -30}, {4, -50}, {-22, -30}, {-8, -4}, {18, -16}, {22, -34}},
             {{22, -36}, {20, 20}, {-4, 50}, {-25, 40}}},
            {{{18, -40}, {-8, -48}, {-22, -24}, {-2, -6}, {20, -36}}, {{20, -40}, {2, 50}}},
        },
    }};
    return all;
}

// At t from 0 to 1 between b and c; a and d are the points before and after.
float between_points(float a, float b, float c, float d, float t) {
    return b + t / 2 * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
}

void draw(scan::Bytes& lines, const Stroke& stroke, Random& random, float tremble) {
    constexpr int kSteps = 40;  // from point to point, less than a pixel each
    std::vector<float> x;
    std::vector<float> y;
    for (const Place place : stroke) {
        x.push_back(scan::real(place.x) / 100 + tremble * random.normal());
        y.push_back(scan::real(place.y) / 100 + tremble * random.normal());
    }
    const std::size_t last = stroke.size() - 1;
    for (std::size_t i = 0; i < last; ++i) {
        const std::size_t before = i == 0 ? 0 : i - 1;
        const std::size_t after = std::min(i + 2, last);
        for (int step = 0; step <= kSteps; ++step) {
            const float t = scan::real(step) / kSteps;
            const float right = between_points(x[before], x[i], x[i + 1], x[after], t);
            const float down = between_points(y[before], y[i], y[i + 1], y[after], t);
            const int column = scan::whole(right * kDigitHeight + kTile / 2.0F);
            const int row = scan::whole(down * kDigitHeight + kTile / 2.0F);
            if (lines.has(column, row)) lines.at(column, row) = 255;
        }
    }
}

}  // namespace

std::vector<Hand> hands_by_rule(int count, std::uint64_t seed) {
    Random random(seed);
    std::vector<Hand> hands(static_cast<std::size_t>(count));
    for (Hand& hand : hands) {
        const float tremble = random.from(0.01F, 0.05F);
        for (std::size_t digit = 0; digit < 9; ++digit) {
            const std::vector<Glyph>& all = forms().at(digit);
            const Glyph& glyph = all.data()[random.below(static_cast<int>(all.size()))];
            scan::Bytes lines(kTile, kTile);
            for (const Stroke& stroke : glyph) draw(lines, stroke, random, tremble);
            hand.strokes.at(digit) = nearness_to(lines);
        }
    }
    return hands;
}

}  // namespace retrace::training
