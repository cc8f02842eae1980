// Threads take blocks; the calling thread waits, and asks the interpreter for signals meanwhile.
#include "python/blocks.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace retrace::python {
namespace {

namespace nb = nanobind;

constexpr auto kBetweenLooks = std::chrono::milliseconds(50);

// The threads of one run; they end with it.
class Threads {
  public:
    Threads(const Run& run, const Rows& rows) : run_(run), rows_(rows) {
        const std::size_t blocks = (run.rows + run.block - 1) / run.block;
        const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
        working_ = static_cast<unsigned>(
            std::min<std::size_t>(run.threads == 0 ? cores : run.threads, blocks));
        for (unsigned i = 0, count = working_; i < count; ++i)
            threads_.emplace_back([this] { work(); });
    }

    ~Threads() {
        stopped_ = true;
        for (std::thread& thread : threads_) thread.join();
    }

    Threads(const Threads&) = delete;
    Threads& operator=(const Threads&) = delete;

    // True when all blocks are done.
    bool wait() {
        std::unique_lock lock(mutex_);
        return ended_.wait_for(lock, kBetweenLooks, [this] { return working_ == 0; });
    }

    std::size_t done() const { return done_; }

  private:
    void work() {
        while (!stopped_) {
            const std::size_t begin = next_.fetch_add(run_.block);
            if (begin >= run_.rows) break;
            const std::size_t end = std::min(begin + run_.block, run_.rows);
            rows_(begin, end, stopped_);
            done_ += end - begin;
        }
        const std::scoped_lock lock(mutex_);
        if (--working_ == 0) ended_.notify_one();
    }

    const Run& run_;
    const Rows& rows_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::atomic<bool> stopped_ = false;
    std::mutex mutex_;
    std::condition_variable ended_;
    unsigned working_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace

void in_blocks(const Run& run, const Rows& rows) {
    if (run.rows == 0) return;
    nb::gil_scoped_release unlocked;
    Threads threads(run, rows);
    for (bool is_done = false; !is_done;) {
        is_done = threads.wait();
        nb::gil_scoped_acquire locked;
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        if (!run.told.is_none()) run.told(threads.done(), run.rows);
    }
}

}  // namespace retrace::python
