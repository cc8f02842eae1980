// Makes one puzzle to an order, by a seed, in slices.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "sudoku/generate/exchanges.hpp"
#include "sudoku/generate/filling.hpp"
#include "sudoku/generate/order.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/questions/probe.hpp"
#include "sudoku/techniques/needed.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::generate {

// The results of the tries so far, which show what makes an order rare.
struct Tries {
    std::uint64_t made = 0;
    std::uint64_t not_unique =
        0;  // every cell that may have a given had one, and there were several solutions
    std::uint64_t wrong_givens = 0;  // too many or too few of them
    std::uint64_t wrong_rating = 0;
    std::uint64_t wrong_technique = 0;  // the rating was right, the hardest step by another one
    std::uint64_t near_stored = 0;  // the last ones, begun near a stored puzzle (see stored_near)
    int nearest_rating = 0;         // in tenths, of those puzzles; 0: none was rated
};

// The puzzle nearest to the order so far, the last of equally near ones: by its givens first, then by its rating.
struct Nearest {
    Grid puzzle;
    int givens = 0;
    int rating = 0;  // in tenths; 0: not rated, since its givens are wrong
    const techniques::Technique* technique = nullptr;  // of the hardest step; null as in Ratings
};

// Changes whenever a seed and an order give other puzzles than before; links contain it.
inline constexpr int kGeneratorVersion = 9;

// Each try puts random digits into cells in random order, orbit by orbit, until there is only one
// solution (see Filling); then it removes orbits in another random order, as long as that solution stays the
// only one. So puzzles are not equally likely: those with few givens are rarer here than among all puzzles
// (docs/generate.md). Where many tries had too many or too few givens, a try begins with the nearest puzzle so far, without
// some of its givens. Where the first tries for a rating, a technique or 17 givens failed, a try begins near a stored puzzle of
// that kind, its digits renamed and its lines exchanged at random: without some of its givens, or with more digits of its
// solution, for which others are taken away.
// The same seed and order give the same puzzle for all slices. A value of 60 KB; dropping it cancels
// the work.
class Generator {
  public:
    // `order`: without a fault; given up after `most_tries`.
    Generator(const Order& order, std::uint64_t seed, std::uint64_t most_tries);

    // Becomes like a new generator with another seed, without the cost of a new one.
    void begin(std::uint64_t seed);

    // Does at most about `budget` pieces of work more, see engine::Meter. True when it is over.
    bool run(std::uint64_t budget);

    // Valid once it is over; null where it was given up.
    const Grid* puzzle() const { return phase_ == Phase::found ? &grid_ : nullptr; }
    const Grid& solution() const { return known_; }
    // Empty before the first try that missed the order.
    const std::optional<Nearest>& nearest() const { return nearest_; }
    // Present where the order has a range of ratings, or a technique.
    const std::optional<techniques::Ratings>& ratings() const { return ratings_; }
    const Tries& tries() const { return tries_; }

  private:
    enum class Phase : std::uint8_t { filling, thinning, rating, found, given_up };

    using Meter = engine::Meter;

    void begin_try();
    void take_stored();
    void begin_near_stored();
    void begin_with_more(std::uint32_t more);
    // Each returns true after its part, with the next phase chosen, and false at an empty meter.
    bool fill(Meter& meter);
    bool thin(Meter& meter);
    bool rate(Meter& meter);
    bool needs(const Orbit& orbit, const Grid& without) const;
    void judge_givens();
    bool is_stored() const;
    bool asks_for_path() const;  // through the puzzle, by its rating or technique
    bool is_off_scale() const;
    bool judge_need(Meter& meter);
    bool is_too_hard() const;
    void judge_rating();
    void keep_nearest(int givens_away, int rating_away);
    bool may_lack(const Orbit& orbit) const;

    Order order_;
    Random random_;
    std::uint64_t most_tries_;
    Filling filling_;
    std::vector<Grid> stored_;        // near which tries begin; none before many have failed
    std::vector<Grid> stored_forms_;  // their class forms
    std::optional<Grid> near_;        // the one near which this try began, as it is renamed
    Phase phase_ = Phase::filling;
    std::vector<Orbit> filled_;  // in the order in which they are to be removed
    std::size_t next_ = 0;       // an index into filled_
    int target_ = 0;             // givens at which thinning ends
    int givens_ = 0;
    Grid grid_;
    Grid known_;  // the solution of grid_, once it is the only one
    std::optional<Exchanges> exchanges_;
    questions::Probe probe_;
    std::optional<techniques::Needed> needed_;  // for a technique that is not on the scale
    std::optional<techniques::Rating> rating_;
    std::optional<techniques::Ratings> ratings_;
    Tries tries_;
    std::optional<Nearest> nearest_;
    int nearest_givens_away_ = 0;
    int nearest_rating_away_ = 0;
    Meter meter_;
};

}  // namespace retrace::generate
