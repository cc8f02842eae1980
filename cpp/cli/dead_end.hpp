// The command's sentence where a strategy that never takes back is stuck.
#pragma once

#include <atomic>
#include <string_view>

namespace retrace::cli {

// The dead ends of one run.
class DeadEnds {
  public:
    // For the strategy of this name.
    explicit DeadEnds(std::string_view strategy) : strategy_(strategy) {}

    // At the first one, standard error explains what it does not mean.
    void explain();

  private:
    std::string_view strategy_;
    std::atomic<bool> told_ = false;
};

}  // namespace retrace::cli
