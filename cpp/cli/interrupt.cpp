// Signal handlers, which are gone once they have been called.
#include "cli/interrupt.hpp"

#include <array>
#include <csignal>

namespace retrace::cli {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM};

volatile std::sig_atomic_t heard = 0;

void hear(int signal) {
    heard = signal;
    interrupted = true;
}

}  // namespace

void hear_interrupts() {
    for (const int signal : kSignals) {
        struct sigaction before {};
        // A signal that the parent has ignored, as nohup does, stays ignored.
        if (sigaction(signal, nullptr, &before) != 0 || before.sa_handler == SIG_IGN) continue;
        struct sigaction action {};
        action.sa_handler = hear;
        sigemptyset(&action.sa_mask);
        // Reads are not begun again: somebody may wait for a terminal's next line.
        action.sa_flags = static_cast<int>(SA_RESETHAND);
        sigaction(signal, &action, nullptr);
    }
}

void end_as_interrupted() {
    if (!interrupted) return;
    std::signal(heard, SIG_DFL);
    std::raise(heard);
}

}  // namespace retrace::cli
