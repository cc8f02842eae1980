// Thins the ink of a digit to lines of one pixel (Zhang and Suen, 1984), and measures the distance from them.
#include "training/hands.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace retrace::training {
namespace {

// The eight pixels around one, clockwise from the one above: which are ink.
std::array<bool, 8> around(const scan::Bytes& ink, int x, int y) {
    constexpr std::array<int, 8> kRight{0, 1, 1, 1, 0, -1, -1, -1};
    constexpr std::array<int, 8> kDown{-1, -1, 0, 1, 1, 1, 0, -1};
    std::array<bool, 8> result{};
    for (std::size_t i = 0; i < 8; ++i) result[i] = ink.near(x + kRight[i], y + kDown[i]) != 0;
    return result;
}

// Whether a pixel of the outline can go in the first or the second half of a round, so that no stroke breaks or ends
// sooner.
bool can_go(const std::array<bool, 8>& n, bool second) {
    int inked = 0;
    int starts = 0;
    for (std::size_t i = 0; i < 8; ++i) {
        inked += n[i] ? 1 : 0;
        starts += !n[i] && n[(i + 1) % 8] ? 1 : 0;
    }
    if (inked < 2 || inked > 6 || starts != 1) return false;
    return second ? !(n[0] && n[2] && n[6]) && !(n[0] && n[4] && n[6])
                  : !(n[0] && n[2] && n[4]) && !(n[2] && n[4] && n[6]);
}

bool thin_once(scan::Bytes& ink, bool second) {
    const scan::Bytes before = ink;
    bool changed = false;
    for (int y = 1; y < kTile - 1; ++y) {
        for (int x = 1; x < kTile - 1; ++x) {
            if (before.at(x, y) == 0 || !can_go(around(before, x, y), second)) continue;
            ink.at(x, y) = 0;
            changed = true;
        }
    }
    return changed;
}

scan::Bytes thinned(const scan::Bytes& soft) {
    scan::Bytes ink(kTile, kTile);
    for (int y = 0; y < kTile; ++y) {
        for (int x = 0; x < kTile; ++x) ink.at(x, y) = soft.at(x, y) >= 128 ? 255 : 0;
    }
    for (bool changed = true; changed;) {
        changed = thin_once(ink, false);
        changed = thin_once(ink, true) || changed;
    }
    return ink;
}

}  // namespace

scan::Bytes nearness_to(const scan::Bytes& lines) {
    constexpr int kReach = 255 / kNearness;
    scan::Bytes result(kTile, kTile);
    for (int y = 0; y < kTile; ++y) {
        for (int x = 0; x < kTile; ++x) {
            if (lines.at(x, y) == 0) continue;
            for (int i = std::max(0, y - kReach); i <= std::min(kTile - 1, y + kReach); ++i) {
                for (int j = std::max(0, x - kReach); j <= std::min(kTile - 1, x + kReach); ++j) {
                    const int square = (i - y) * (i - y) + (j - x) * (j - x);
                    const float away = kNearness * std::sqrt(scan::real(square));
                    if (away >= 255) continue;
                    result.at(j, i) = std::max(result.at(j, i), scan::byte(255 - away));
                }
            }
        }
    }
    return result;
}

std::vector<Hand> hands_of(const std::vector<Face>& written) {
    std::vector<Hand> hands;
    hands.reserve(written.size());
    for (const Face& ink : written) {
        hands.push_back({ink, {}});
        for (std::size_t i = 0; i < 9; ++i) {
            hands.back().strokes[i] = nearness_to(thinned(ink[i]));
        }
    }
    return hands;
}

float pen_ink_at(const scan::Bytes& strokes, float x, float y, float width) {
    const float column = x * kDigitHeight + (kTile - 1) / 2.0F;
    const float row = y * kDigitHeight + (kTile - 1) / 2.0F;
    if (column < 0 || row < 0 || column > kTile - 1 || row > kTile - 1) return 0;
    const float away = (255 - scan::between(strokes, column, row)) / kNearness;
    return std::clamp((width * kDigitHeight / 2 - away) / 1.5F + 0.5F, 0.0F, 1.0F);
}

}  // namespace retrace::training
