// Whether a puzzle needs a technique, also one that is not on the classic scale: in the teaching order nothing before
// it is enough, and nothing after it is needed.
#pragma once

#include <cstddef>
#include <cstdint>

#include "sudoku/techniques/path.hpp"

namespace retrace::techniques {

class Needed {
  public:
    // Givens with one solution, and a technique that stands alone in the teaching order.
    Needed(const Grid& givens, const Technique& wanted);

    // Tries at most `budget` searches more; true once it is known. No search after the wanted one is tried.
    bool run(std::uint64_t budget);

    bool answer() const { return is_needed_; }

  private:
    Path path_;
    const Technique* wanted_;
    std::size_t last_;         // its place in the order
    std::size_t in_vain_ = 0;  // searches since the last step
    bool is_met_ = false;      // on the way so far
    bool is_needed_ = false;
};

}  // namespace retrace::techniques
