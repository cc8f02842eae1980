// Whole answers in slices: how many solutions there are, and the first one with whether it is the only one.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "varied/reading.hpp"
#include "varied/search.hpp"

namespace retrace::varied {

class Counting {
  public:
    // limit > 0; the rules have no fault.
    Counting(const Rules& rules, std::uint64_t limit) : search_(rules), limit_(limit) {}

    // Takes at most `budget` choices and solutions more. True when it is done.
    bool run(std::uint64_t budget);

    std::uint64_t count() const { return count_; }
    bool limit_reached() const { return count_ == limit_; }

  private:
    Search search_;
    std::uint64_t limit_;
    std::uint64_t count_ = 0;
    bool is_done_ = false;
};

// The first solution is the one of the smallest digits, cell by cell from the first.
class Solving {
  public:
    explicit Solving(const Rules& rules) : search_(rules), candidates_(rules.candidates) {}

    bool run(std::uint64_t budget);

    // Nothing: there is none.
    const std::optional<Solution>& first() const { return first_; }
    bool several() const { return has_several_; }
    std::uint64_t choices() const { return search_.choices(); }

  private:
    bool go_on();

    Search search_;
    std::vector<Digits> candidates_;  // the cells before cell_ have the first solution's digits
    std::size_t cell_ = 0;
    std::optional<Solution> first_;
    bool has_several_ = false;
    bool is_done_ = false;
};

// Whether what was not read changes nothing of this answer, which is done: no board holds to the rules that were read, or the
// author's own solution alone does. Always true where all was read.
bool is_answer(const Solving& solving, const Reading& reading);

// The digits of each cell that occur in some solution, and in how many, as far as `most`.
class TrueCandidates {
  public:
    explicit TrueCandidates(const Rules& rules, int most = 1)
        : search_(rules),
          open_(rules.candidates),
          found_(rules.cells()),
          digits_(static_cast<std::size_t>(rules.digits)),
          most_(most),
          counts_(most > 1 ? rules.cells() * digits_ : 0) {}

    bool run(std::uint64_t budget);

    // Nothing in any cell: there is no solution.
    const std::vector<Digits>& found() const { return found_; }
    // The solutions with each digit of each cell; nothing where `most` is 1.
    const std::vector<int>& counts() const { return counts_; }
    std::uint64_t choices() const { return search_.choices(); }

  private:
    bool find(std::uint64_t& budget);
    bool count(std::uint64_t& budget);
    bool ask_next();
    bool count_next();

    Search search_;
    std::vector<Digits> open_;  // those that were not excluded
    std::vector<Digits> found_;
    std::size_t cell_ = 0;
    bool is_asking_ = false;
    std::size_t digits_;
    int most_;
    std::vector<int> counts_;
    std::size_t at_ = 0;  // among them
    bool is_counting_ = false;
};

}  // namespace retrace::varied
