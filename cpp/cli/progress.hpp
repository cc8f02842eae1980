// The state of long work on a terminal's standard error: how many answers, how much of the whole, the time left.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <string>
#include <thread>

#include "cli/texts.hpp"
#include "cli/time_left.hpp"

namespace retrace::cli {

// Shown from the first second on, where standard error is a terminal. Called from any thread.
class Progress {
  public:
    // `counted`: the words for {1} answers, "{1} answered".
    explicit Progress(Text counted = "command/progress/answered");
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    // So many more answers are done. Nothing is known yet of the next one.
    void add(std::uint64_t answers);
    // How much of the whole is done, from 0 to 1.
    void reach(double share);
    // The state of the answer that is worked on, in place of the share that is done of it.
    void tell_of_next(std::string state);
    // It has counted so many of what `counted` names.
    void count(Text counted, std::uint64_t number);
    // How much of it is done, from 0 to 1, where nothing is known of the whole.
    void reach_in_answer(double share);

  private:
    void run();
    void show(std::chrono::duration<double> elapsed);

    Text counted_;
    std::atomic<std::uint64_t> answers_ = 0;
    std::atomic<double> share_ = 0;  // 0: not known
    std::mutex mutex_;
    std::condition_variable end_;
    bool has_ended_ = false;
    // Under the mutex:
    std::string next_;
    Text counted_of_answer_{"command/progress/found"};
    std::uint64_t count_of_answer_ = 0;
    double share_of_answer_ = 0;  // 0: not known
    std::chrono::steady_clock::time_point answer_began_ = std::chrono::steady_clock::now();
    TimeLeft left_;  // of the whole
    TimeLeft left_of_answer_;
    std::thread thread_;
};

}  // namespace retrace::cli
