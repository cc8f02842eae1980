// Threads that make the puzzles of a series, which come in the order of their numbers.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_set>
#include <vector>

#include "cli/arguments.hpp"
#include "sudoku/generate/generator.hpp"

namespace retrace::cli {

class Series {
  public:
    Series(const Arguments& arguments, std::uint64_t seed);
    Series(const Series&) = delete;
    Series& operator=(const Series&) = delete;
    // What is not made yet is given up.
    ~Series();

    struct Made {
        std::optional<Grid> puzzle;  // none: given up
        generate::Tries tries;
        std::uint64_t hash = 0;  // of its canonical form
        bool done = false;
        bool is_alike = false;  // given up, since it was one of those before it again and again
    };

    // Waits for a puzzle; they are taken in order, each once, and no two are alike. `on_waiting` is called every few seconds
    // with the tries so far; when it returns false, the wait is given up and nothing is returned.
    std::optional<Made> take(std::uint64_t number,
                             const std::function<bool(const generate::Tries&)>& on_waiting);

  private:
    void work();
    // What is shown to `show` at every slice, until it is done or `show` says false.
    template <typename Show>
    void make(generate::Generator& generator, std::uint64_t number, std::uint64_t again,
              Show show) const;
    std::unique_ptr<generate::Generator> new_generator() const;
    bool show(std::uint64_t number, const Made& made);
    void differ(std::uint64_t number, Made& made);

    const Arguments& arguments_;
    const std::uint64_t seed_;
    std::atomic<bool> given_up_ = false;
    std::mutex mutex_;
    std::condition_variable wake_threads_;
    std::condition_variable wake_taker_;
    std::uint64_t next_ = 1;  // to be begun
    std::uint64_t taken_ = 0;
    std::map<std::uint64_t, Made> made_;               // begun, and not taken yet
    std::unordered_set<std::uint64_t> hashes_;         // of those that are taken
    std::chrono::steady_clock::time_point last_wake_;  // of the taker
    std::vector<std::thread> threads_;
};

}  // namespace retrace::cli
