// The first half of a try: digits are put into cells, orbit by orbit, until they leave one solution.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sudoku/engine/board.hpp"
#include "sudoku/engine/meter.hpp"
#include "sudoku/generate/order.hpp"
#include "sudoku/generate/random.hpp"
#include "sudoku/questions/probe.hpp"

namespace retrace::generate {

// Goes through the orbits in random order. Where the engine's rules leave a choice for a cell, puts in a
// random one of the digits that they do not refute. Once the rules alone solve the puzzle, it has one
// solution; if every orbit is filled before that, a search decides. Where the digits turn out to have no
// solution, it starts anew, and after some dead ends takes only digits for which a search finds
// a solution.
class Filling {
  public:
    explicit Filling(const Order& order);

    // Begins the next try, with at least `target` givens.
    void begin(Random& random, int target);

    // Begins it with all givens of `puzzle`, which has the digits that stay, but for `taken` orbits of the others.
    void begin_near(Random& random, const Grid& puzzle, std::size_t taken, int target);

    // True when the try is over, false at an empty meter.
    bool run(Random& random, questions::Probe& probe, engine::Meter& meter);

    // Valid once the try is over. A puzzle that is not unique has givens in every orbit of the pattern.
    bool is_unique() const { return phase_ == Phase::unique; }
    const Grid& puzzle() const { return grid_; }
    const Grid& solution() const { return known_; }
    int givens() const { return givens_; }
    // The filled orbits, but for those with digits that stay.
    std::span<const Orbit> filled() const { return std::span(shuffled_).first(filled_); }

  private:
    enum class Phase : std::uint8_t { placing, proving, unique, several };
    enum class Placed : std::uint8_t { done, paused, dead_end };

    void start_anew();
    bool place(Random& random, questions::Probe& probe, engine::Meter& meter);
    const Orbit* orbit_at_work();
    Placed fill_cell(Cell cell, Random& random, questions::Probe& probe, engine::Meter& meter);
    bool prove(questions::Probe& probe, engine::Meter& meter);
    void complete();

    Grid kept_digits_;
    engine::Board root_;  // the board of these digits, with all that follows from them
    Grid
        start_digits_;  // with which this try begins: those that stay, and those of a puzzle nearby
    engine::Board start_;      // the board of these
    std::size_t started_ = 0;  // orbits that have them, the first ones of shuffled_
    std::vector<Orbit> kept_;  // orbits with a digit that stays
    std::vector<Orbit> open_;  // the others in the pattern

    Phase phase_ = Phase::placing;
    int target_ = 0;
    int dead_ends_ = 0;            // in this try
    std::vector<Orbit> shuffled_;  // the open ones in the order of this try, the filled ones first
    std::size_t next_kept_ = 0;
    std::size_t next_ = 0;  // into shuffled_
    std::size_t filled_ = 0;
    std::size_t in_orbit_ = 0;  // the index of the next cell in the current orbit
    bool is_begun_ = false;     // the current orbit: to be filled even if its digits follow
    Digit chosen_ = 0;          // drawn, but not yet tested; 0: none
    int givens_ = 0;
    Grid grid_;
    engine::Board board_;  // of grid_
    bool knows_ = false;
    Grid known_;  // a solution of grid_, where it knows one
};

}  // namespace retrace::generate
