// The threads of a command that have no puzzle of their own: they help with another thread's.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "cli/arguments.hpp"
#include "sudoku/techniques/workers.hpp"

namespace retrace::cli {

class Crew {
  public:
    // As many threads as --jobs says, all cores without it; those that answer puzzles are among them.
    explicit Crew(const Arguments& arguments);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    ~Crew();

    // A puzzle at work, on its own thread. All such puzzles have equal shares of the crew.
    class Puzzle final : public techniques::Workers {
      public:
        explicit Puzzle(Crew& crew);
        Puzzle(const Puzzle&) = delete;
        Puzzle& operator=(const Puzzle&) = delete;
        ~Puzzle() override;

        void run(const std::function<bool()>& step) override;

      private:
        Crew& crew_;
    };

  private:
    // One call of Puzzle::run.
    struct Round {
        const std::function<bool()>& step;
        std::chrono::steady_clock::time_point end;
        std::size_t wanted = 0;   // helpers more
        std::size_t at_work = 0;  // helpers
    };

    void begin(Round& round);
    void end(Round& round);
    void help();

    const std::size_t threads_;
    std::mutex mutex_;
    std::condition_variable wake_helpers_;
    std::condition_variable wake_puzzles_;
    std::size_t puzzles_ = 0;     // at work
    std::vector<Round*> rounds_;  // that want helpers
    bool is_over_ = false;
    std::vector<std::thread> helpers_;  // begun when they are first wanted
};

}  // namespace retrace::cli
