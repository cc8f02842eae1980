// A rule to what the engine runs for it, a function a kind.
#pragma once

#include <array>

#include "varied/kinds.hpp"
#include "varied/network.hpp"

namespace retrace::varied::lower {

void cage(const Rule& rule, Network& network);
void sum(const Rule& rule, Network& network);
void arrow(const Rule& rule, Network& network);
void thermometer(const Rule& rule, Network& network);
void slow_thermometer(const Rule& rule, Network& network);
void different(const Rule& rule, Network& network);
void whispers(const Rule& rule, Network& network);
void palindrome(const Rule& rule, Network& network);
void renban(const Rule& rule, Network& network);
void nabner(const Rule& rule, Network& network);
void quadruple(const Rule& rule, Network& network);
void sandwich(const Rule& rule, Network& network);
void x_sum(const Rule& rule, Network& network);
void skyscraper(const Rule& rule, Network& network);
void between(const Rule& rule, Network& network);
void lockout(const Rule& rule, Network& network);
void equal_sums(const Rule& rule, Network& network);
void entropic(const Rule& rule, Network& network);
void modular(const Rule& rule, Network& network);
void zipper(const Rule& rule, Network& network);
void double_arrow(const Rule& rule, Network& network);
void index(const Rule& rule, Network& network);

// A rule on one cell, by its own words.
template <bool (*holds)(const Rule&, Values, int)>
void each(const Rule& rule, Network& network) {
    for (int digit = 1; digit <= network.digits(); ++digit) {
        const std::array value{digit};
        if (!holds(rule, value, network.digits())) {
            network.restrict(rule.cells[0], ~digit_bit(digit));
        }
    }
}

// A rule on two cells, by its own words.
template <bool (*holds)(const Rule&, Values, int)>
void pair(const Rule& rule, Network& network) {
    network.relate(rule.cells[0], rule.cells[1], [&](int a, int b) {
        const std::array values{a, b};
        return holds(rule, values, network.digits());
    });
}

}  // namespace retrace::varied::lower
