// A thread that shows it twice a second.
#include "cli/progress.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "cli/layout.hpp"
#include "cli/output.hpp"
#include "cli/texts.hpp"

namespace retrace::cli {
namespace {

constexpr std::chrono::milliseconds kUnseen{1000};
constexpr std::chrono::milliseconds kBetween{500};

// Under this share it would be shown as nothing.
constexpr double kUnseenShare = 0.0001;

std::string time_text(double seconds) {
    constexpr double kMinute = 60;
    constexpr double kHour = 60 * kMinute;
    const auto whole = [](double number) { return std::to_string(std::lround(number)); };
    if (seconds < 2 * kMinute) return said("command/progress/seconds", {whole(seconds)});
    if (seconds < 2 * kHour) return said("command/progress/minutes", {whole(seconds / kMinute)});
    return said("command/progress/hours", {whole(seconds / kHour)});
}

// Under 1 % to a hundredth, so that slow work is seen to go on.
std::string percent_text(double share) {
    const auto hundredths = static_cast<int>(share * 10000);
    if (hundredths >= 100) return std::to_string(hundredths / 100);
    return (hundredths < 10 ? "0.0" : "0.") + std::to_string(hundredths);
}

// The last column stays free, since a terminal may begin a new line behind a sign in it.
std::size_t columns_of_terminal() {
    constexpr std::size_t kUsual = 80;
    winsize size{};
    const bool is_known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return (is_known ? size.ws_col : kUsual) - 1;
}

// ", 3 min left"; nothing while too little is done.
std::string and_time_left(const TimeLeft& time) {
    const auto left = time.left();
    if (!left) return "";
    return said("command/progress/left", {time_text(left->count())});
}

}  // namespace

Progress::Progress(Text counted) : counted_(counted) {
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

void Progress::add(std::uint64_t answers) {
    answers_ += answers;
    const std::scoped_lock lock(mutex_);
    count_of_answer_ = 0;
    share_of_answer_ = 0;
    answer_began_ = std::chrono::steady_clock::now();
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

void Progress::count(Text counted, std::uint64_t number) {
    const std::scoped_lock lock(mutex_);
    counted_of_answer_ = counted;
    count_of_answer_ = number;
}

void Progress::reach_in_answer(double share) {
    const std::scoped_lock lock(mutex_);
    if (share <= 0 || share < share_of_answer_) answer_began_ = std::chrono::steady_clock::now();
    share_of_answer_ = share;
}

void Progress::run() {
    const auto began = std::chrono::steady_clock::now();
    std::unique_lock lock(mutex_);
    for (auto wait = kUnseen; !end_.wait_for(lock, wait, [this] { return has_ended_; });
         wait = kBetween) {
        show(std::chrono::steady_clock::now() - began);
    }
}

// Where the terminal is narrow, the time left is what stays longest.
void Progress::show(std::chrono::duration<double> elapsed) {
    std::vector<Piece> pieces{{said(counted_, {std::to_string(answers_)}), 3}};
    const double share = std::min(share_.load(), 1.0);
    if (share >= kUnseenShare) {
        left_.reach(elapsed, share);
        pieces.push_back(
            {said("command/progress/share", {percent_text(share)}) + and_time_left(left_), 0});
    }
    if (count_of_answer_ > 0) {
        pieces.push_back({"; " + said(counted_of_answer_, {std::to_string(count_of_answer_)}), 2});
    }
    std::string next = next_;
    if (share_of_answer_ >= kUnseenShare) {
        left_of_answer_.reach(std::chrono::steady_clock::now() - answer_began_, share_of_answer_);
        if (next.empty()) {
            next = said("command/progress/of-puzzle", {percent_text(share_of_answer_)});
        }
        next += and_time_left(left_of_answer_);
    }
    if (!next.empty()) pieces.push_back({"; " + next, 1});
    show_status(fitted(std::move(pieces), columns_of_terminal()));
}

}  // namespace retrace::cli
