// Adds up the points along the path.
#include "sudoku/techniques/score.hpp"

namespace retrace::techniques {

bool Score::run(std::uint64_t budget) {
    for (; budget > 0; --budget) {
        switch (path_.run(1)) {
            case PathState::running:
                break;
            case PathState::found:
                points_ += path_.deduction().technique->points;
                break;
            case PathState::solved:
                return true;
            case PathState::stuck:
                points_ += kPointsOfTrying;
                return true;
        }
    }
    return false;
}

}  // namespace retrace::techniques
