// Exact cover: Knuth's Algorithm X on dancing links, as a branching of the one search loop.
#pragma once

#include <array>
#include <cstdint>

#include "sudoku/search/search.hpp"

namespace retrace {

// The exact cover problem of a board (Knuth, "Dancing Links", 2000):
//   an option is a digit in a cell, 729 in all;
// an item is a condition that each solution meets exactly once, 324 in all:
//     0..80 fill a cell, 81..161 a digit in a row, 162..242 in a column, 243..323 in a box.
// A level of the search is the item with the fewest options left, so one level may try several
// cells for one digit.
//
//   nodes   0..323  heads of the items' vertical lists; horizontally, the list of open items
//           324     root of the open items
//           325..   four nodes an option, side by side: no horizontal links are needed
class DancingLinks {
  public:
    static constexpr bool kTakesBack = true;

    explicit DancingLinks(const Grid& givens) {
        link_everything();
        Counters unused;
        for (Cell cell = 0; cell < kCells; ++cell) {
            if (givens[cell] == 0) continue;
            for (const Node item : items_of(cell, givens[cell])) cover(item, unused);
        }
    }

    bool enter(int, Frames&, Counters& counters) {
        ++counters.calls;
        Level level;
        if (right_[kRoot] != kRoot) {
            level.item = item_with_fewest_options(counters);
            level.node = level.item;
            cover(level.item, counters);
        }
        levels_[++top_] = level;
        return level.item != kRoot;  // [watch: solution]
    }

    void leave(int) {
        const Node item = levels_[top_--].item;
        if (item != kRoot) uncover(item);
    }

    bool advance(int, Frame& frame, Counters&) {
        Level& level = levels_[top_];
        level.node = down_[level.node];
        if (level.node == level.item) return false;  // [watch: dead-end]
        const Choice choice = choice_of(option_of(level.node));
        frame.cell = choice.cell;
        frame.digit = choice.digit;
        return true;
    }

    void place(const Frame& frame, Counters& counters) {
        for (const Node item : items_of(frame.cell, frame.digit)) {
            if (item != levels_[top_].item) cover(item, counters);  // [watch: placement]
        }
    }

    void take_back(const Frame& frame) {
        const auto items = items_of(frame.cell, frame.digit);
        for (std::size_t i = items.size(); i-- > 0;) {
            if (items[i] != levels_[top_].item) uncover(items[i]);  // [watch: backtrack]
        }
    }

    // Items are numbered as goals are.
    Goal goal(int depth, const Frame&) const { return level_at(depth).item; }

    // A covered item keeps its own list: only the options that meet another item were taken off it.
    Choices left(int depth, const Frame&, const Grid&) const {
        Choices choices;
        const Level& level = level_at(depth);
        for (Node node = down_[level.node]; node != level.item; node = down_[node]) {
            choices.push_back(choice_of(option_of(node)));
        }
        return choices;
    }

    // An item with one option, or with none.
    Goal cause(int depth, const Frame&, const Grid&) const {
        const Node item = level_at(depth).item;
        const Node first = down_[item];
        return first == item || down_[first] == item ? Goal{item} : kNoGoal;
    }

  private:
    using Node = std::uint16_t;
    using Items = std::array<Node, 4>;

    static constexpr Node kItems = kGoals;
    static constexpr Node kRoot = kItems;
    static constexpr Node kFirstOption = kItems + 1;
    static constexpr std::size_t kNodes = kFirstOption + 4 * kCells * 9;

    // The item branched on (kRoot: none, everything is covered) and the option tried.
    struct Level {
        Node item = kRoot;
        Node node = kRoot;
    };

    static constexpr Items items_of(Cell cell, Digit digit) {
        const int d = digit - 1;
        return {static_cast<Node>(cell), static_cast<Node>(81 + row_of(cell) * 9 + d),
                static_cast<Node>(162 + column_of(cell) * 9 + d),
                static_cast<Node>(243 + box_of(cell) * 9 + d)};
    }

    static constexpr int option_of(Node node) { return (node - kFirstOption) / 4; }
    static constexpr Node first_node(int option) {
        return static_cast<Node>(kFirstOption + option * 4);
    }
    static constexpr Choice choice_of(int option) {
        return {static_cast<Cell>(option / 9), static_cast<Digit>(option % 9 + 1)};
    }
    static constexpr Items items_of_option(int option) {
        return items_of(choice_of(option).cell, choice_of(option).digit);
    }

    // levels_[0] is not used, so that top_ 0 says that no level is entered.
    const Level& level_at(int depth) const { return levels_[static_cast<std::size_t>(depth) + 1]; }

    void link_everything() {
        for (Node head = 0; head <= kRoot; ++head) {
            left_[head] = head == 0 ? kRoot : static_cast<Node>(head - 1);
            right_[head] = head == kRoot ? Node{0} : static_cast<Node>(head + 1);
            up_[head] = down_[head] = head;
        }
        for (int option = 0; option < kCells * 9; ++option) {
            Node node = first_node(option);
            for (const Node item : items_of_option(option)) {
                up_[node] = up_[item];
                down_[node] = item;
                down_[up_[item]] = node;
                up_[item] = node;
                ++options_left_[item];
                ++node;
            }
        }
    }

    Node item_with_fewest_options(Counters& counters) const {
        Node best = right_[kRoot];
        for (Node item = best; item != kRoot; item = right_[item]) {
            ++counters.legality_checks;
            if (options_left_[item] < options_left_[best]) best = item;
        }
        return best;
    }

    // Takes an item off the open items, and every option for it off the lists of the other items. The links of
    // removed nodes stay, so that uncover can put them back.
    void cover(Node item, Counters& counters) {
        right_[left_[item]] = right_[item];
        left_[right_[item]] = left_[item];
        for (Node node = down_[item]; node != item; node = down_[node]) {
            const int option = option_of(node);
            Node other = first_node(option);
            for (const Node head : items_of_option(option)) {
                if (other != node) {
                    down_[up_[other]] = down_[other];
                    up_[down_[other]] = up_[other];
                    --options_left_[head];
                    ++counters.legality_checks;
                }
                ++other;
            }
        }
    }

    void uncover(Node item) {
        for (Node node = up_[item]; node != item; node = up_[node]) {
            const int option = option_of(node);
            const Items heads = items_of_option(option);
            for (int i = 3; i >= 0; --i) {
                const auto other = static_cast<Node>(first_node(option) + i);
                if (other == node) continue;
                ++options_left_[heads[static_cast<std::size_t>(i)]];
                down_[up_[other]] = other;
                up_[down_[other]] = other;
            }
        }
        right_[left_[item]] = item;
        left_[right_[item]] = item;
    }

    std::array<Node, kItems + 1> left_{};
    std::array<Node, kItems + 1> right_{};
    std::array<std::uint8_t, kItems> options_left_{};
    std::array<Node, kNodes> up_{};
    std::array<Node, kNodes> down_{};
    std::array<Level, kCells + 2> levels_{};
    std::size_t top_ = 0;
};

}  // namespace retrace
