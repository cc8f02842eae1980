// Threads that help with a long search. They come from outside: the core has none of its own.
#pragma once

#include <functional>

namespace retrace::techniques {

class Workers {
  public:
    virtual ~Workers() = default;

    // Calls `step` again and again for some milliseconds, on this thread and on others that are free. Each goes on until
    // `step` tells it false. Returns when no call is left at work.
    virtual void run(const std::function<bool()>& step) = 0;
};

}  // namespace retrace::techniques
