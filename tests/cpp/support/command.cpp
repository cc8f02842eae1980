// Runs the command by pipes, posix_spawn and wait4.
#include "support/command.hpp"
#include "support/folders.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <stdlib.h>  // mkdtemp
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace retrace {
namespace {

// The time limit in milliseconds: below ctest's limit for a test, and enough for a sanitizer on a busy machine.
constexpr int kPatience = 240'000;

void close_if_open(int& descriptor) {
    if (descriptor >= 0) ::close(descriptor);
    descriptor = -1;
}

// Appends the bytes that can be read now; gives false at the end of the stream.
bool read_some(int descriptor, std::string& text) {
    std::array<char, 4096> chunk{};
    const ssize_t count = ::read(descriptor, chunk.data(), chunk.size());
    if (count < 0) return errno == EINTR;
    text.append(chunk.data(), static_cast<std::size_t>(count));
    return count > 0;
}

}  // namespace

RunningCommand::RunningCommand(const std::vector<std::string>& arguments) {
    std::signal(SIGPIPE, SIG_IGN);  // the process may have ended before the test writes
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    std::array<int, 2> err{};
    if (::pipe2(in.data(), O_CLOEXEC) != 0 || ::pipe2(out.data(), O_CLOEXEC) != 0 ||
        ::pipe2(err.data(), O_CLOEXEC) != 0) {
        std::abort();
    }
    posix_spawn_file_actions_t actions{};
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions, err[1], STDERR_FILENO);
    // The command treats SIGPIPE as in a shell, whatever this test has set.
    posix_spawnattr_t attributes{};
    ::posix_spawnattr_init(&attributes);
    sigset_t defaults{};
    ::sigemptyset(&defaults);
    ::sigaddset(&defaults, SIGPIPE);
    ::posix_spawnattr_setsigdefault(&attributes, &defaults);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    std::string name = "retrace";
    std::vector<std::string> words = arguments;
    std::vector<char*> argv{name.data()};
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    const std::string path = command_path();
    if (::posix_spawn(&process_, path.c_str(), &actions, &attributes, argv.data(), environ) != 0) {
        std::abort();
    }
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    for (int descriptor : {in[0], out[1], err[1]}) ::close(descriptor);
    input_ = in[1];
    output_ = out[0];
    errors_ = err[0];
}

void RunningCommand::interrupt() const {
    ::kill(process_, SIGINT);
}

namespace {

std::string lines_of(int pipe, int lines) {
    std::string text;
    while (std::count(text.begin(), text.end(), '\n') < lines) {
        pollfd wait{pipe, POLLIN, 0};
        if (::poll(&wait, 1, kPatience) != 1 || !read_some(pipe, text)) break;
    }
    return text;
}

}  // namespace

RunningCommand::~RunningCommand() {
    close_if_open(input_);
    close_if_open(output_);
    close_if_open(errors_);
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
}

void RunningCommand::write(const std::string& text) const {
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count = ::write(input_, text.data() + written, text.size() - written);
        if (count < 0) return;  // the process reads no more
        written += static_cast<std::size_t>(count);
    }
}

void RunningCommand::end_input() {
    close_if_open(input_);
}

void RunningCommand::close_output() {
    close_if_open(output_);
}

std::string RunningCommand::read_lines(int lines) const {
    return lines_of(output_, lines);
}

std::string RunningCommand::read_error_lines(int lines) const {
    return lines_of(errors_, lines);
}

CommandResult RunningCommand::finish() {
    end_input();
    CommandResult result{};
    while (output_ >= 0 || errors_ >= 0) {
        std::array<pollfd, 2> waits{pollfd{output_, POLLIN, 0}, pollfd{errors_, POLLIN, 0}};
        if (::poll(waits.data(), waits.size(), kPatience) <= 0) break;
        if (waits[0].revents != 0 && !read_some(output_, result.output)) close_if_open(output_);
        if (waits[1].revents != 0 && !read_some(errors_, result.errors)) close_if_open(errors_);
    }
    if (output_ >= 0 || errors_ >= 0) ::kill(process_, SIGKILL);
    int status = 0;
    rusage usage{};
    ::wait4(process_, &status, 0, &usage);
    process_ = -1;
    result.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    result.peak_memory = usage.ru_maxrss;
    return result;
}

CommandResult run_command(const std::vector<std::string>& arguments, const std::string& input) {
    if (input.empty()) return RunningCommand(arguments).finish();
    // The input goes through a file, so that neither process waits for the other's pipe.
    const TemporaryFile file(input);
    std::vector<std::string> words = arguments;
    words.push_back(file.path());
    CommandResult result = RunningCommand(words).finish();
    for (std::size_t at = 0; (at = result.errors.find(file.path(), at)) != std::string::npos;) {
        result.errors.replace(at, file.path().size(), "FILE");
    }
    return result;
}

std::string content_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

TemporaryFile::TemporaryFile(const std::string& content) : path_("/tmp/retrace-test-XXXXXX") {
    const int descriptor = ::mkstemp(path_.data());
    if (descriptor < 0) std::abort();
    std::size_t written = 0;
    while (written < content.size()) {
        const ssize_t count =
            ::write(descriptor, content.data() + written, content.size() - written);
        if (count < 0) std::abort();
        written += static_cast<std::size_t>(count);
    }
    ::close(descriptor);
}

TemporaryFile::~TemporaryFile() {
    ::unlink(path_.c_str());
}

TemporaryFolder::TemporaryFolder() : path_("/tmp/retrace-test-XXXXXX") {
    if (::mkdtemp(path_.data()) == nullptr) std::abort();
}

TemporaryFolder::~TemporaryFolder() {
    std::filesystem::remove_all(path_);
}

bool is_installed(const std::string& program) {
    return std::system(("command -v " + program + " > /dev/null").c_str()) == 0;
}

}  // namespace retrace
