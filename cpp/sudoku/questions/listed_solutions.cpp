// One solution more than wanted tells whether the list is complete.
#include "sudoku/questions/listed_solutions.hpp"

namespace retrace::questions {

bool ListSolutions::run(Meter& meter) {
    while (listed_ <= limit_ && !list_.is_complete) {
        if (!solutions_.run(meter)) return false;
        if (!solutions_.answer()) {
            list_.is_complete = true;
        } else if (++listed_ <= limit_) {
            list_.text += solutions_.answer()->to_line() + '\n';
        }
    }
    return true;
}

}  // namespace retrace::questions
