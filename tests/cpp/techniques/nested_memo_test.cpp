// Boards and searches that differ have keys that differ, or a search would be told what was found on another board.
#include "sudoku/techniques/chains/nested_memo.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace retrace::techniques {
namespace {

using Key = NestedMemo::Key;

// Keys of a board, and of the same without one candidate or two, for every kind of search.
std::vector<Key> keys_of_neighbours() {
    std::vector<Key> keys;
    const auto add = [&](const Candidates& board) {
        for (std::uint8_t kind = 0; kind < 4; ++kind) {
            keys.push_back(NestedMemo::key_of(board, kind));
        }
    };
    const Candidates all{Grid{}};
    add(all);
    for (Cell cell = 0; cell < kCells; ++cell) {
        for (Digit digit = 1; digit <= 9; ++digit) {
            Candidates one = all;
            one.remove(cell, digit);
            add(one);
            for (Digit other = 1; other < digit; ++other) {
                Candidates two = one;
                two.remove(cell, other);
                add(two);
            }
        }
    }
    return keys;
}

template <class Part>
void expect_all_different(std::vector<Key> keys, Part part) {
    std::ranges::sort(keys, {}, part);
    EXPECT_EQ(std::ranges::adjacent_find(keys, {}, part), keys.end());
}

TEST(NestedMemoTest, NeitherOneCandidateNorTheKindOfSearchMakesKeysAlike) {
    const std::vector<Key> keys = keys_of_neighbours();
    ASSERT_EQ(keys.size(), 4 * (1 + kCells * (9 + 36)));
    expect_all_different(keys, &Key::first);
    expect_all_different(keys, &Key::second);
}

}  // namespace
}  // namespace retrace::techniques
