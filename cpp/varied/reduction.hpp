// Takes givens, and where it is asked for clues as well, away from a puzzle as long as one solution is left.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "varied/reading.hpp"
#include "varied/search.hpp"

namespace retrace::varied {

inline constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

struct ReductionOrder {
    // Cells of which either all have givens or none, in the order in which they are tried.
    std::vector<std::vector<Place>> orbits;
    std::vector<std::size_t>
        clues{};  // by their places among the rules that are not of the whole board, in order
    std::size_t fewest_givens = 0;
    std::uint64_t proof =
        kNoLimit;  // the most choices of a proof; what is not proven by then stays
};

// Each given by itself, from the last cell to the first, and each clue where clues are asked for.
ReductionOrder every_given(const Reading& reading, bool with_clues);

class Reduction {
  public:
    // The puzzle has that one solution.
    Reduction(Reading reading, Solution solution, ReductionOrder order);

    // Takes at most `budget` choices and proofs more. True when it is done.
    bool run(std::uint64_t budget);

    const Reading& reduced() const { return reading_; }
    std::size_t givens() const { return givens_; }
    // No given that was tried can be taken away: false where a proof was too long, or where fewer were not wanted.
    bool is_minimal() const { return is_minimal_; }
    std::size_t done() const { return next_ + next_clue_; }
    std::size_t all() const { return order_.orbits.size() + order_.clues.size(); }

  private:
    // The number of solutions that the digits and rules left have, as far as it is known.
    enum class Proof : std::uint8_t { open, one, several, too_long };

    bool begin_orbit();
    void end_orbit(Proof proof);
    void ask(Place cell);
    bool begin_clue();
    void end_clue(Proof proof);
    Proof prove(std::uint64_t& budget);

    Reading reading_;
    Solution solution_;
    ReductionOrder order_;
    Rules open_;  // the rules that are searched: without givens, which are told for each search
    std::unique_ptr<Search> search_;
    std::size_t givens_ = 0;
    bool is_minimal_ = true;
    std::size_t next_ = 0;  // orbit
    std::size_t next_clue_ = 0;
    bool is_at_work_ = false;
    std::vector<Place> taken_;   // of the orbit at work
    std::size_t asked_ = 0;      // among them
    std::vector<Digits> tried_;  // the candidates without them
    std::uint64_t proof_left_ = 0;
    bool looks_for_other_ = false;  // than the solution, which the search finds as well
};

}  // namespace retrace::varied
