// Whether digits hold to a rule, read from its words and from nothing that the engine uses.
#pragma once

#include "varied/kinds.hpp"

namespace retrace::varied::holds {

bool cage(const Rule& rule, Values values, int digits);
bool sum(const Rule& rule, Values values, int digits);
bool arrow(const Rule& rule, Values values, int digits);
bool thermometer(const Rule& rule, Values values, int digits);
bool slow_thermometer(const Rule& rule, Values values, int digits);
bool difference(const Rule& rule, Values values, int digits);
bool not_difference(const Rule& rule, Values values, int digits);
bool ratio(const Rule& rule, Values values, int digits);
bool not_ratio(const Rule& rule, Values values, int digits);
bool not_sum(const Rule& rule, Values values, int digits);
bool less(const Rule& rule, Values values, int digits);
bool different(const Rule& rule, Values values, int digits);
bool equal(const Rule& rule, Values values, int digits);
bool odd(const Rule& rule, Values values, int digits);
bool even(const Rule& rule, Values values, int digits);
bool whispers(const Rule& rule, Values values, int digits);
bool palindrome(const Rule& rule, Values values, int digits);
bool renban(const Rule& rule, Values values, int digits);
bool nabner(const Rule& rule, Values values, int digits);
bool quadruple(const Rule& rule, Values values, int digits);
bool sandwich(const Rule& rule, Values values, int digits);
bool x_sum(const Rule& rule, Values values, int digits);
bool skyscraper(const Rule& rule, Values values, int digits);
bool between(const Rule& rule, Values values, int digits);
bool lockout(const Rule& rule, Values values, int digits);
bool equal_sums(const Rule& rule, Values values, int digits);
bool entropic(const Rule& rule, Values values, int digits);
bool modular(const Rule& rule, Values values, int digits);
bool zipper(const Rule& rule, Values values, int digits);
bool double_arrow(const Rule& rule, Values values, int digits);
bool index(const Rule& rule, Values values, int digits);

}  // namespace retrace::varied::holds
