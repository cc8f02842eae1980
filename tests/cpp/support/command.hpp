// Runs the command `retrace` as a process of its own.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace retrace {

// The end of a run; a signal n that ended the process gives exit code 128 + n, as in shells.
struct CommandResult {
    int exit_code;
    std::string output;
    std::string errors;
    long peak_memory;  // KiB
};

// Runs the command to its end; `input` is given in a temporary file, which errors call FILE.
CommandResult run_command(const std::vector<std::string>& arguments, const std::string& input = {});

// A running process whose standard input and output are pipes to the test.
class RunningCommand {
  public:
    explicit RunningCommand(const std::vector<std::string>& arguments);
    RunningCommand(const RunningCommand&) = delete;
    RunningCommand& operator=(const RunningCommand&) = delete;
    ~RunningCommand();

    void write(const std::string& text) const;
    void end_input();
    void close_output();
    // Sends the signal that Ctrl+C sends.
    void interrupt() const;

    // Waits for `lines` whole lines of output, up to the time limit, and gives the output so far.
    std::string read_lines(int lines) const;
    std::string read_error_lines(int lines) const;

    // Waits for the end of the process; the result has all output that was not read before.
    CommandResult finish();

  private:
    pid_t process_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
};

std::string content_of(const std::string& path);

// A file that the destructor removes.
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

// An empty folder that the destructor removes, with what it has by then.
class TemporaryFolder {
  public:
    TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    const std::string& path() const { return path_; }
    std::string in(const std::string& name) const { return path_ + '/' + name; }

  private:
    std::string path_;
};

// Whether the shell finds a program of that name.
bool is_installed(const std::string& program);

}  // namespace retrace
