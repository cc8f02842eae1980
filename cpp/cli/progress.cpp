// A thread that shows it twice a second.
#include "cli/progress.hpp"

#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "cli/output.hpp"
#include "cli/words.hpp"

namespace retrace::cli {
namespace {

constexpr std::chrono::milliseconds kUnseen{1000};
constexpr std::chrono::milliseconds kBetween{500};

// Under this share nobody can say how long the rest takes.
constexpr double kTooLittle = 0.01;

std::string time_text(double seconds) {
    constexpr double kMinute = 60;
    constexpr double kHour = 60 * kMinute;
    const auto whole = [](double number) { return std::to_string(std::lround(number)); };
    if (seconds < 2 * kMinute) return said({"{1} s", "{1}초"}, {whole(seconds)});
    if (seconds < 2 * kHour) return said({"{1} min", "{1}분"}, {whole(seconds / kMinute)});
    return said({"{1} h", "{1}시간"}, {whole(seconds / kHour)});
}

std::string time_left(std::chrono::duration<double> elapsed, double share) {
    return time_text(elapsed.count() * (1 - share) / share);
}

std::string percent_text(double share) {
    return std::to_string(static_cast<int>(share * 100));
}

}  // namespace

Progress::Progress(Words counted) : counted_(counted) {
    if (::isatty(STDERR_FILENO) != 1) return;
    thread_ = std::thread([this] { run(); });
}

Progress::~Progress() {
    {
        const std::scoped_lock lock(mutex_);
        has_ended_ = true;
    }
    end_.notify_all();
    if (thread_.joinable()) thread_.join();
    show_status({});
}

void Progress::reach(double share) {
    // A thread may report its smaller share after another one has reported a larger share.
    double known = share_;
    while (share > known && !share_.compare_exchange_weak(known, share)) continue;
}

void Progress::tell_of_next(std::string state) {
    const std::scoped_lock lock(mutex_);
    next_ = std::move(state);
}

void Progress::find(std::uint64_t boards, double share) {
    const std::scoped_lock lock(mutex_);
    found_ = boards;
    if (share < found_share_) answer_began_ = std::chrono::steady_clock::now();
    found_share_ = share;
}

void Progress::run() {
    const auto began = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    for (auto wait = kUnseen; !end_.wait_for(lock, wait, [this] { return has_ended_; });
         wait = kBetween) {
        show(std::chrono::steady_clock::now() - began);
    }
}

void Progress::show(std::chrono::duration<double> elapsed) const {
    const std::string answers = said(counted_, {std::to_string(answers_)});
    std::string next = next_.empty() ? "" : "; " + next_;
    if (found_ > 0) {
        next += said({"; {1} found in this puzzle", "; 이 퍼즐에서 {1}개 찾음"},
                     {std::to_string(found_)});
    }
    if (found_share_ >= kTooLittle) {
        const std::chrono::duration<double> of_answer =
            std::chrono::steady_clock::now() - answer_began_;
        next += said({"; {1} % of this puzzle, {2} left", "; 이 퍼즐의 {1}%, {2} 남음"},
                     {percent_text(found_share_), time_left(of_answer, found_share_)});
    }
    const double share = std::min(share_.load(), 1.0);
    if (share < kTooLittle) {
        show_status(answers + next);
        return;
    }
    show_status(said({"{1}, {2} %, {3} left", "{1}, {2}%, {3} 남음"},
                     {answers, percent_text(share), time_left(elapsed, share)}) +
                next);
}

}  // namespace retrace::cli
