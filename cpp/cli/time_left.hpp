// The time that the rest of long work takes, by its pace so far and lately.
#pragma once

#include <chrono>
#include <optional>

namespace retrace::cli {

// The whole time so far tells the pace of the machine and the kind of work; the last part of it tells whether either
// has changed. The mean of both follows a change without jumping at each puzzle that takes long.
class TimeLeft {
  public:
    using Seconds = std::chrono::duration<double>;

    // So much of the work, from 0 to 1, is done at that time since it began. A smaller share than before is of new work.
    void reach(Seconds elapsed, double share);

    // Nothing while too little is done to tell.
    std::optional<Seconds> left() const;

  private:
    double elapsed_ = 0;
    double share_ = 0;
    // The sums of the last part: older time and the work done in it count less and less.
    double late_elapsed_ = 0;
    double late_share_ = 0;
};

}  // namespace retrace::cli
