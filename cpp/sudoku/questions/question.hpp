// A question as a value that a caller runs in slices.
#pragma once

#include <cstdint>

#include "sudoku/engine/meter.hpp"
#include "sudoku/grid.hpp"

namespace retrace::questions {

using engine::Meter;

// A part answers in pieces: `bool run(Meter&)` returns true once `answer()` is valid, and otherwise goes on
// at the next call. With its own meter a part is a question. A copy is a checkpoint, dropping it cancels
// it, and the answer does not depend on the slices.
template <typename Part>
class Question : public Part {
  public:
    using Part::Part;

    // Does at most about `budget` pieces of work more, see Meter; true when the answer is valid.
    bool run(std::uint64_t budget) {
        meter_.allow(budget);
        return Part::run(meter_);
    }

  private:
    Meter meter_;
};

}  // namespace retrace::questions
