// How much a chain's length adds to its rating.
#pragma once

#include <cmath>

namespace retrace::techniques {

// A tenth for each of the bounds 4, 6, 8, 12, 16, 24, … that the links, two less than the candidates,
// are more than.
constexpr int length_steps(int candidates) {
    int steps = 0;
    int bound = 4;
    for (; candidates - 2 > bound; ++steps) bound = steps % 2 == 0 ? bound * 3 / 2 : bound * 4 / 3;
    return steps;
}

// The rating as the classic scale adds it up: tenths one by one as binary fractions, whose last bit
// decides between chains that are otherwise equally hard.
constexpr double chain_rating(double base, int candidates) {
    double added = 0;
    for (int i = length_steps(candidates); i > 0; --i) added += 0.1;
    return base + added;
}

inline int in_tenths(double rating) {
    return static_cast<int>(std::lround(rating * 10));
}

}  // namespace retrace::techniques
