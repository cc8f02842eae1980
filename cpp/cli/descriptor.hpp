// A file that is read, or standard input, and reads that no signal but Ctrl+C ends.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <string>
#include <string_view>

#include "cli/interrupt.hpp"

namespace retrace::cli {

// Closes a file, never standard input.
class Descriptor {
  public:
    explicit Descriptor(std::string_view file)
        : number_(file == "-" ? STDIN_FILENO
                              : ::open(std::string(file).c_str(), O_RDONLY | O_CLOEXEC)) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() {
        if (number_ > STDERR_FILENO) ::close(number_);
    }

    int number() const { return number_; }  // negative: errno says why it is not open

  private:
    int number_;
};

// As ::read, again where a signal came in between; Ctrl+C is the end.
inline ssize_t read_some(int descriptor, char* to, std::size_t most) {
    ssize_t count = 0;
    do {
        count = ::read(descriptor, to, most);
    } while (count < 0 && errno == EINTR && !interrupted);
    return interrupted ? 0 : count;
}

}  // namespace retrace::cli
