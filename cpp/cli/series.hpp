// Threads that make the puzzles of a series, which come in the order in which their numbers were wanted.
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
#include "cli/puzzle_numbers.hpp"
#include "sudoku/generate/generator.hpp"

namespace retrace::cli {

// Whether a puzzle that is like an earlier one is made again, for which the series keeps all earlier ones.
enum class Alike : std::uint8_t { made_again, left };

class Series {
  public:
    // Makes the puzzles that `numbers` names; `numbers` is asked by one thread at a time, and has to be there as long as this.
    Series(const Arguments& arguments, std::uint64_t seed, PuzzleNumbers& numbers, Alike alike);
    Series(const Series&) = delete;
    Series& operator=(const Series&) = delete;
    // Gives up the puzzles that are not made yet.
    ~Series();

    // Puzzles that were taken elsewhere: none like them is made. Before the first take.
    void has_taken(std::uint64_t hash) { hashes_.insert(hash); }

    struct Made {
        PuzzleNumber wanted;
        std::optional<Grid> puzzle;  // none: given up
        generate::Tries tries;
        std::uint64_t hash = 0;  // of its canonical form
        bool done = false;
        bool is_alike = false;  // given up, since it was one of those before it again and again
    };

    // The work that is done while a puzzle is waited for.
    struct Waiting {
        std::function<void()> begins;
        // Every second, with what there is of it; when it returns false, the wait is given up.
        std::function<bool(const Made&)> lasts;
        // At an interrupt, with what there is of it.
        std::function<void(const Made&)> ends;
    };

    // The next puzzle; nothing at the end, or where the wait for it was given up.
    std::optional<Made> take(const Waiting& waiting);

  private:
    void work();
    // `show` is called at every slice, until the work is done or `show` says false.
    template <typename Show>
    void make(generate::Generator& generator, std::uint64_t number, std::uint64_t again,
              Show show) const;
    std::unique_ptr<generate::Generator> new_generator() const;
    // The turn that a thread makes next, and the number there.
    struct Begun {
        std::uint64_t turn;
        PuzzleNumber wanted;
    };
    std::optional<Begun> begin_next();
    bool show(std::uint64_t turn, const Made& made);
    void differ(Made& made);

    const Arguments& arguments_;
    const std::uint64_t seed_;
    PuzzleNumbers& numbers_;
    const Alike alike_;
    std::mutex asking_;  // held while `numbers_` is asked, which may take long
    std::atomic<bool> given_up_ = false;
    std::mutex mutex_;
    std::condition_variable wake_threads_;
    std::condition_variable wake_taker_;
    std::uint64_t begun_ = 0;
    std::uint64_t taken_ = 0;
    bool at_end_ = false;                              // no further one is to be begun
    std::map<std::uint64_t, Made> made_;               // by turn: begun, and not taken yet
    std::unordered_set<std::uint64_t> hashes_;         // of those that are taken
    std::chrono::steady_clock::time_point last_wake_;  // of the taker
    std::vector<std::thread> threads_;
};

}  // namespace retrace::cli
