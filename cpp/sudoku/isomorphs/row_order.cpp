// Settles the columns of a row from left to right: blanks first, then names, then digits without a name, of which each may be
// the next to get one.
#include "sudoku/isomorphs/row_order.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace retrace::isomorphs {
namespace {

// The rank of a digit without a name: behind all names.
constexpr Digit kNameless = 10;

Digit rank_of(const PartialOrder& order, Digit digit) {
    if (digit == 0) return 0;
    return order.names[digit] == 0 ? kNameless : order.names[digit];
}

// One behind the last column that is tied to the column `at`.
std::size_t end_of_tied(const PartialOrder& order, std::size_t at) {
    std::size_t end = at + 1;
    while (end < 9 && order.is_tied(end)) ++end;
    return end;
}

std::size_t end_of_tied_stacks(const PartialOrder& order, std::size_t stack) {
    std::size_t end = stack + 1;
    while (end < 3 && order.is_stack_tied(end)) ++end;
    return end;
}

void exchange_stacks(PartialOrder& order, std::size_t a, std::size_t b) {
    if (a == b) return;
    for (std::size_t i = 0; i < 3; ++i) {
        std::swap(order.columns[a * 3 + i], order.columns[b * 3 + i]);
    }
}

template <class Bits>
void set_bit(Bits& bits, std::size_t at, bool is_set) {
    const auto bit = static_cast<Bits>(1U << at);
    bits = static_cast<Bits>(is_set ? bits | bit : bits & ~bit);
}

}  // namespace

std::uint64_t PartialOrder::ways() const {
    std::uint64_t ways = 1;
    for (std::size_t at = 0; at < 9;) {
        const std::size_t end = end_of_tied(*this, at);
        ways *= factorial(end - at);
        at = end;
    }
    for (std::size_t stack = 0; stack < 3;) {
        const std::size_t end = end_of_tied_stacks(*this, stack);
        ways *= factorial(end - stack);
        stack = end;
    }
    return ways;
}

void LeastRows::start(RowText limit) {
    least_ = limit;
    found_.clear();
}

void LeastRows::add(const PartialOrder& order, const Row& row, std::uint8_t number,
                    std::size_t at) {
    row_ = &row;
    PartialOrder with = order;
    with.rows[at] = number;
    with.used = static_cast<std::uint16_t>(with.used | 1U << number);
    from_stack(with, 0, 0);
}

// The three digits of a stack in their least order; kNoRow where one of them has no name yet.
RowText LeastRows::named_text(const PartialOrder& order, std::size_t stack) const {
    std::array<Digit, 3> ranks{};
    for (std::size_t i = 0; i < 3; ++i) {
        ranks[i] = rank_of(order, (*row_)[order.columns[stack * 3 + i]]);
        if (ranks[i] == kNameless) return kNoRow;
    }
    // The middle one is compared with both, and then the first two once more.
    for (const std::size_t at : {1U, 2U, 1U}) {
        if (order.is_tied(stack * 3 + at) && ranks[at] < ranks[at - 1]) {
            std::swap(ranks[at], ranks[at - 1]);
        }
    }
    return RowText{ranks[0]} << 8U | RowText{ranks[1]} << 4U | ranks[2];
}

// The tied stacks with the least names are equal and stay tied; those with digits to be named are tried one by one.
void LeastRows::from_stack(PartialOrder& order, std::size_t stack, RowText text) {
    if (stack == 3) {
        if (text < least_) {
            least_ = text;
            found_.clear();
        }
        found_.push_back(order);
        return;
    }
    const std::size_t end = end_of_tied_stacks(order, stack);
    if (end == stack + 1) return from_column(order, stack * 3, text);
    std::array<RowText, 3> named{};
    RowText least = kNoRow;
    for (std::size_t i = stack; i < end; ++i) {
        named[i] = named_text(order, i);
        least = std::min(least, named[i]);
    }
    bool is_least_tried = false;
    for (std::size_t i = stack; i < end; ++i) {
        const bool is_named = named[i] != kNoRow;
        if (is_named && (named[i] != least || std::exchange(is_least_tried, true))) continue;
        PartialOrder with = order;
        exchange_stacks(with, stack, i);
        const bool is_again =
            is_named && std::count(named.begin() + static_cast<long>(i) + 1,
                                   named.begin() + static_cast<long>(end), least) > 0;
        set_bit(with.tied_stacks, stack + 1, is_again);
        from_column(with, stack * 3, text);
    }
}

// Settles column after column; only several digits without a name lead to several orders.
void LeastRows::from_column(PartialOrder& order, std::size_t at, RowText text) {
    const auto digit_at = [&](std::size_t column) { return (*row_)[order.columns[column]]; };
    do {
        const std::size_t end = end_of_tied(order, at);
        std::size_t first = at;
        Digit least = rank_of(order, digit_at(at));
        for (std::size_t i = at + 1; i < end; ++i) {
            const Digit rank = rank_of(order, digit_at(i));
            if (rank < least) first = i;
            least = std::min(least, rank);
        }
        text = text << 4U | (least == kNameless ? order.next : least);
        if (text > least_ >> (4U * (8 - at))) return;
        if (least == kNameless) {
            for (std::size_t i = at + 1; i < end; ++i) {
                if (is_tried(order, at, i)) continue;
                PartialOrder with = order;
                settle(with, at, i, end);
                go_on(with, at + 1, text);
            }
            // These tries may have found a lesser row.
            if (text > least_ >> (4U * (8 - at))) return;
        }
        settle(order, at, first, end);
        ++at;
    } while (at % 3 != 0);
    from_stack(order, at / 3, text);
}

void LeastRows::go_on(PartialOrder& order, std::size_t at, RowText text) {
    if (at % 3 == 0) {
        from_stack(order, at / 3, text);
    } else {
        from_column(order, at, text);
    }
}

// Whether one of the columns from `at` on and before `column` holds the same digit.
bool LeastRows::is_tried(const PartialOrder& order, std::size_t at, std::size_t column) const {
    for (std::size_t i = at; i < column; ++i) {
        if ((*row_)[order.columns[i]] == (*row_)[order.columns[column]]) return true;
    }
    return false;
}

// Puts one of the tied columns from `at` to `end` first. It stays tied to those that hold the same.
void LeastRows::settle(PartialOrder& order, std::size_t at, std::size_t column,
                       std::size_t end) const {
    const Digit digit = (*row_)[order.columns[column]];
    std::swap(order.columns[at], order.columns[column]);
    if (digit != 0 && order.names[digit] == 0) order.names[digit] = order.next++;
    bool is_again = false;
    for (std::size_t i = at + 1; i < end; ++i) {
        is_again = is_again || (*row_)[order.columns[i]] == digit;
    }
    if (at + 1 < end) set_bit(order.tied_columns, at + 1, is_again);
}

}  // namespace retrace::isomorphs
