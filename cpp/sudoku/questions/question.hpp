// A question as a value that a caller runs in slices.
#pragma once

#include <cstdint>

#include "sudoku/engine/meter.hpp"
#include "sudoku/grid.hpp"

namespace retrace::questions {

using engine::Meter;

// A part answers in pieces: `bool run(Meter&)` is true once `answer()` is there, and goes on where
// it stopped. With a meter of its own it is a question. Copying one is a checkpoint, dropping one
// is cancelling; the answer is the same whatever the slices are.
template <typename Part>
class Question : public Part {
  public:
    using Part::Part;

    // Does at most about `budget` pieces of work more, see Meter; true when the answer is there.
    bool run(std::uint64_t budget) {
        meter_.allow(budget);
        return Part::run(meter_);
    }

  private:
    Meter meter_;
};

}  // namespace retrace::questions
