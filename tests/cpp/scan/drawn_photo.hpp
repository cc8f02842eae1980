// Photos of drawn grids, as phones take them: aslant, of bent paper, in uneven light, blurred, noisy, with
// print around the grid, and some with pencil marks, pale lines, dark colours or on their side.
#pragma once

#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "scan/drawn_grid.hpp"
#include "scan/perspective.hpp"
#include "scan/plane.hpp"
#include "training/faces.hpp"
#include "training/hands.hpp"
#include "training/random.hpp"

namespace retrace::drawn {

using training::Face;
using training::Random;

// The digits that somebody wrote into the blanks, with a pen or a pencil.
struct Penned {
    const training::Hand& hand;
    std::string_view line;
    float size = 0.6F;    // of a digit, in cells
    float width = 0.08F;  // of the pen, in digit heights
    float strength = 0.6F;
};

// The printed page with the grid, before light falls on it; positions are in cells from the grid's top left.
class Page {
  public:
    Page(const Face& print, const Face& pencil, std::string_view line, Random& random,
         const Penned* entered)
        : print_(print), pencil_(pencil), line_(line), entered_(entered) {
        digit_ = random.from(0.5F, 0.68F);
        bold_ = random.from(-0.6F, 0.8F);
        strength_ = random.from(0.55F, 1);
        pale_ = random.chance(0.25F) ? random.from(0.15F, 0.3F) : random.from(0.5F, 1);
        thick_ = random.from(0.02F, 0.045F);
        thin_ = random.from(0.008F, 0.018F);
        const float marked =
            entered == nullptr && random.chance(0.3F) ? random.from(0.2F, 0.7F) : 0;
        for (int cell = 0; cell < 81; ++cell) {
            if (!random.chance(marked)) continue;
            for (int i = random.below(4); i >= 0; --i) {
                marks_.data()[cell] |= 1U << static_cast<unsigned>(random.below(9));
            }
        }
    }

    // The ink at a point: 0 for bare paper, up to 1.
    float ink(float column, float row) const {
        if (column < -0.1F || row < -0.1F || column > 9.1F || row > 9.1F) {
            return text_around(column, row);
        }
        const float lines = std::max(line_at(column), line_at(row));
        if (column < 0 || row < 0 || column >= 9 || row >= 9) return lines;
        return std::max(lines,
                        in_cell(scan::whole(row) * 9 + scan::whole(column),
                                column - std::floor(column) - 0.5F, row - std::floor(row) - 0.5F));
    }

  private:
    float line_at(float place) const {
        const float nearest = std::round(place);
        const bool is_thick = scan::whole(nearest) % 3 == 0;
        const float away = std::fabs(place - nearest);
        if (away > (is_thick ? thick_ : thin_)) return 0;
        return is_thick ? 1 : pale_;
    }

    float in_cell(int cell, float x, float y) const {
        const char digit = line_[static_cast<std::size_t>(cell)];
        if (digit >= '1' && digit <= '9') {
            return strength_ *
                   training::ink_at(print_.data()[digit - '1'], x / digit_, y / digit_, bold_);
        }
        if (entered_ != nullptr) {
            const char written = entered_->line[static_cast<std::size_t>(cell)];
            if (written < '1' || written > '9') return 0;
            // No two stand at the same place of their cells.
            const float right = x - 0.04F * scan::real(cell * 5 % 7 - 3) / 3;
            const float down = y - 0.04F * scan::real(cell * 3 % 5 - 2) / 2;
            return entered_->strength *
                   training::pen_ink_at(
                       entered_->hand.strokes.at(static_cast<std::size_t>(written - '1')),
                       right / entered_->size, down / entered_->size, entered_->width);
        }
        // Candidates of a blank, each at its fixed position among nine.
        const int right = std::clamp(scan::whole((x + 0.5F) * 3), 0, 2);
        const int down = std::clamp(scan::whole((y + 0.5F) * 3), 0, 2);
        const auto candidate = static_cast<unsigned>(3 * down + right);
        if ((marks_.data()[cell] >> candidate & 1U) == 0) return 0;
        constexpr float kSize = 0.24F;
        return 0.5F * training::ink_at(pencil_.data()[candidate],
                                       (x - 0.31F * scan::real(right - 1)) / kSize,
                                       (y - 0.31F * scan::real(down - 1)) / kSize, -0.5F);
    }

    // Text around the grid: rows of digits that stand for words, with gaps.
    float text_around(float column, float row) const {
        constexpr float kWide = 0.3F;
        constexpr float kHigh = 0.45F;
        if (column > -0.5F && row > -0.5F && column < 9.5F && row < 9.5F) return 0;
        const float across = std::floor(column / kWide);
        const float down = std::floor(row / kHigh);
        const int glyph = (scan::whole(across + 100) * 7 + scan::whole(down + 100) * 13) % 12;
        if (glyph >= 9) return 0;
        return 0.9F * training::ink_at(print_.data()[glyph], (column / kWide - across - 0.5F),
                                       (row / kHigh - down - 0.5F) * 1.5F, 0);
    }

    const Face& print_;
    const Face& pencil_;
    std::string_view line_;
    const Penned* entered_;
    std::array<unsigned, 81> marks_{};
    float digit_;
    float bold_;
    float strength_;
    float pale_;
    float thick_;
    float thin_;
};

// Blurs by weights of 1, 2 and 1, along the rows and along the columns in turn.
inline void blur(scan::Plane<float>& levels, int times) {
    for (int i = 0; i < 2 * times; ++i) {
        const scan::Plane<float> before = levels;
        const int right = i % 2 == 0 ? 1 : 0;
        for (int y = 0; y < levels.height(); ++y) {
            for (int x = 0; x < levels.width(); ++x) {
                levels.at(x, y) = (before.near(x - right, y - 1 + right) + 2 * before.at(x, y) +
                                   before.near(x + right, y + 1 - right)) /
                                  4;
            }
        }
    }
}

// The part of the page that the picture shows: the picture's corners, in cells.
inline scan::Perspective view_of_page(Random& random) {
    const float margin = random.from(0.7F, 3);
    const float turn = random.from(-0.12F, 0.12F);
    scan::Corners corners{{{-1, -1}, {1, -1}, {1, 1}, {-1, 1}}};
    for (scan::Point& corner : corners) {
        const float reach = (4.5F + margin) * random.from(1, 1.18F);
        corner = scan::Point{corner.x - turn * corner.y, corner.y + turn * corner.x} * reach +
                 scan::Point{4.5F, 4.5F};
    }
    return scan::Perspective(corners);
}

// Light from one side; a shadow may lie on half of the picture.
class Light {
  public:
    explicit Light(Random& random)
        : level_(random.from(120, 235)),
          across_(random.from(-0.3F, 0.3F)),
          down_(random.from(-0.3F, 0.3F)),
          shadow_(random.chance(0.4F) ? random.from(0.45F, 0.8F) : 1),
          edge_(random.from(-0.4F, 0.4F)),
          slant_(random.from(-1, 1)) {}

    // The light at x and y from -0.5 to 0.5.
    float at(float x, float y) const {
        const float inside = std::clamp((x + slant_ * y - edge_) / 0.04F, 0.0F, 1.0F);
        return level_ * (1 + across_ * x + down_ * y) * (1 + (shadow_ - 1) * inside);
    }

  private:
    float level_;
    float across_;
    float down_;
    float shadow_;
    float edge_;
    float slant_;
};

inline scan::Bytes photo(const std::vector<Face>& faces, std::string_view line, Random& random,
                         const Penned* entered = nullptr) {
    const auto any = [&]() -> const Face& {
        return faces[static_cast<std::size_t>(random.below(static_cast<int>(faces.size())))];
    };
    const Face& print = any();
    const Page page(print, any(), line, random, entered);
    const scan::Perspective view = view_of_page(random);
    const float bend = random.from(-0.012F, 0.012F);
    const Light light(random);
    const float depth = random.from(0.45F, 0.85F);  // how much light the ink takes away
    const bool is_dark = random.chance(0.15F);
    const int side = 480 + random.below(400);
    scan::Plane<float> levels(side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            float ink = 0;
            for (int part = 0; part < 4; ++part) {
                scan::Point place =
                    view((scan::real(x) + (part % 2 == 0 ? 0.25F : 0.75F)) / scan::real(side),
                         (scan::real(y) + (part < 2 ? 0.25F : 0.75F)) / scan::real(side));
                place.y += bend * (place.x - 4.5F) * (place.x - 4.5F);
                ink += page.ink(place.x, place.y) / 4;
            }
            const float lit = light.at(scan::real(x) / scan::real(side) - 0.5F,
                                       scan::real(y) / scan::real(side) - 0.5F);
            levels.at(x, y) = is_dark ? 30 + 0.8F * lit * ink * depth : lit * (1 - depth * ink);
        }
    }
    blur(levels, random.below(1 + side / 160));
    const float noise = random.from(0, 5);
    scan::Bytes picture(side, side);
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
            picture.at(x, y) = scan::byte(levels.at(x, y) + noise * random.normal());
        }
    }
    for (int turns = random.chance(0.2F) ? random.below(4) : 0; turns > 0; --turns) {
        picture = turned(picture);
    }
    return picture;
}

}  // namespace retrace::drawn
