// Threads that answer chunks, which come back in the order they were given.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "cli/chunk.hpp"

namespace retrace::cli {

//   chunks_   | answered or at work | waiting |
//             first                next_      last
class Jobs {
  public:
    Jobs(std::size_t threads, const Answering& answering);
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;
    // Gives up the questions that are not answered yet.
    ~Jobs();

    void add(Chunk chunk);

    bool empty() const { return chunks_.empty(); }
    // Whether enough questions wait: another one would only take memory.
    bool full() const { return chunks_.size() >= 4 * threads_.size(); }

    // The oldest chunk, with its answers; not empty() before.
    Chunk take();
    // The same, if it is answered by now.
    std::optional<Chunk> take_ready();

  private:
    struct Job {
        Chunk chunk;
        bool answered = false;
    };

    void work();
    Chunk take_first();

    const Answering& answering_;
    std::atomic<bool> given_up_ = false;
    std::mutex mutex_;
    std::condition_variable wake_threads_;
    std::condition_variable wake_taker_;
    std::deque<std::unique_ptr<Job>> chunks_;  // changed by the owner's thread alone
    std::size_t next_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace retrace::cli
