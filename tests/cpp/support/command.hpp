// Runs the command `retrace` as a process of its own.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace retrace {

// Exits with 128 + n where signal n ended it, as shells say.
struct CommandResult {
    int exit_code;
    std::string output;
    std::string errors;
    long peak_memory;  // KiB
};

// `input`, where there is any, in a file that errors call FILE.
CommandResult run_command(const std::vector<std::string>& arguments, const std::string& input = {});

// A process that the test talks with. Its standard input and output are pipes.
class RunningCommand {
  public:
    explicit RunningCommand(const std::vector<std::string>& arguments);
    RunningCommand(const RunningCommand&) = delete;
    RunningCommand& operator=(const RunningCommand&) = delete;
    ~RunningCommand();

    void write(const std::string& text) const;
    void end_input();
    void close_output();
    // As Ctrl+C does.
    void interrupt() const;

    // Waits for `lines` whole lines of output; gives what came within a generous time.
    std::string read_lines(int lines) const;

    // Waits for the end: everything not yet read.
    CommandResult finish();

  private:
    pid_t process_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
};

// A file that is there as long as this is.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& content);
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile();

    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

}  // namespace retrace
