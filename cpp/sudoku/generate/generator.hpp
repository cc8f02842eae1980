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
#include "sudoku/techniques/path.hpp"

namespace retrace::generate {

// The results of the tries so far: which part of an order makes it rare.
struct Tries {
    std::uint64_t made = 0;
    std::uint64_t not_unique =
        0;  // every cell that may have a given had one, and there were several solutions
    std::uint64_t wrong_givens = 0;  // too many or too few of them
    std::uint64_t wrong_rating = 0;
    std::uint64_t wrong_technique = 0;  // the rating was right, the hardest step by another one
    int nearest_rating = 0;             // in tenths, of those puzzles; 0: none was rated
};

// The puzzle so far that came nearest to the order: by its givens first, then by its rating.
struct Nearest {
    Grid puzzle;
    int givens = 0;
    int rating = 0;  // in tenths; 0: not rated, since its givens are wrong
    const techniques::Technique* technique = nullptr;  // of the hardest step; null as in Ratings
};

// Puzzles of a seed and an order are the same as long as this is; links name it.
inline constexpr int kGeneratorVersion = 2;

// Each try puts random digits into cells in random order, orbit by orbit, until there is only one
// solution (see Filling); then it takes orbits away in another random order, as long as that one
// stays. So a puzzle is as likely as it is often met this way, not as any other: puzzles with few
// givens are rarer than among all (docs/generate.md).
// The same seed and order give the same puzzle in whatever slices. A value of 60 KB; dropping it is
// how it is cancelled.
class Generator {
  public:
    // An order without a fault, which is given up after so many tries.
    Generator(const Order& order, std::uint64_t seed, std::uint64_t most_tries);

    // Becomes like a new generator with another seed, without the cost of a new one.
    void begin(std::uint64_t seed);

    // Does at most about `budget` pieces of work more, see engine::Meter. True when it is over.
    bool run(std::uint64_t budget);

    // Once it is over; null where it was given up.
    const Grid* puzzle() const { return phase_ == Phase::found ? &grid_ : nullptr; }
    const Grid& solution() const { return known_; }
    // None before the first try that was not what is wanted.
    const std::optional<Nearest>& nearest() const { return nearest_; }
    // Where the order named a range of ratings, or a technique.
    const std::optional<techniques::Ratings>& ratings() const { return ratings_; }
    const Tries& tries() const { return tries_; }

  private:
    enum class Phase : std::uint8_t { filling, thinning, rating, found, given_up };

    using Meter = engine::Meter;

    void begin_try();
    // Each is true where it has done its part and chosen the next phase, false at an empty meter.
    bool fill(Meter& meter);
    bool thin(Meter& meter);
    bool rate(Meter& meter);
    bool needs(const Orbit& orbit, const Grid& without) const;
    void judge_givens();
    bool is_too_hard() const;
    void judge_rating();
    void keep_nearest(int givens_away, int rating_away);
    bool may_lack(const Orbit& orbit) const;

    Order order_;
    Random random_;
    std::uint64_t most_tries_;
    Filling filling_;
    Phase phase_ = Phase::filling;
    std::vector<Orbit> filled_;  // in the order in which they are to be taken away
    std::size_t next_ = 0;       // of them
    int target_ = 0;             // givens at which thinning ends
    int givens_ = 0;
    Grid grid_;
    Grid known_;  // its solution, once there is only one
    std::optional<Exchanges> exchanges_;
    questions::Probe probe_;
    std::optional<techniques::Rating> rating_;
    std::optional<techniques::Ratings> ratings_;
    Tries tries_;
    std::optional<Nearest> nearest_;
    int nearest_givens_away_ = 0;
    int nearest_rating_away_ = 0;
    Meter meter_;
};

}  // namespace retrace::generate
