// Boards and searches that differ have keys that differ, or a search would be told what was found on another board; what
// the step before remembers rests on candidates that are still on the board.
#include "sudoku/techniques/chains/nested_memo.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
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

constexpr Candidate kOne{0, 1};
constexpr Candidate kOther{0, 2};
constexpr Candidate kThird{0, 3};
constexpr Candidate kFourth{0, 4};

// A memo after one that knows a find of two causes and a later one of the second cause alone.
NestedMemo memo_after_step() {
    Implications found;
    found.begin_causes();
    found.add_cause(kOne);
    found.add_cause(kOther);
    found.add(kThird);
    found.begin_causes();
    found.add_cause(kOther);
    found.add(kFourth);
    auto before = std::make_shared<NestedMemo>();
    before->keep(Key{}, found);
    return NestedMemo(before);
}

std::vector<std::vector<Candidate>> causes_in(const Implications& found) {
    std::vector<std::vector<Candidate>> all;
    for (const Implications::Entry& entry : found.entries()) {
        const auto causes = found.causes(entry);
        all.emplace_back(causes.begin(), causes.end());
    }
    return all;
}

TEST(NestedMemoTest, FindsOfTheStepBeforeRestOnWhatIsStillThere) {
    NestedMemo memo = memo_after_step();
    Candidates board{Grid{}};
    board.remove(kOne.cell, kOne.digit);
    Implications found;
    ASSERT_TRUE(memo.find(Key{}, board, found));
    EXPECT_EQ(causes_in(found), (std::vector<std::vector<Candidate>>{{kOther}, {kOther}}));
    // It knows them by itself from then on.
    Implications again;
    ASSERT_TRUE(memo.find(Key{}, Candidates{Grid{}}, again));
    EXPECT_EQ(causes_in(again), causes_in(found));
}

TEST(NestedMemoTest, AFindWithoutACauseLeftIsLookedForAnew) {
    NestedMemo memo = memo_after_step();
    Candidates board{Grid{}};
    board.remove(kOther.cell, kOther.digit);
    Implications found;
    EXPECT_FALSE(memo.find(Key{}, board, found));
    EXPECT_TRUE(found.empty());
    EXPECT_FALSE(memo.find(Key{.first = 1, .second = 0}, Candidates{Grid{}}, found));
}

}  // namespace
}  // namespace retrace::techniques
