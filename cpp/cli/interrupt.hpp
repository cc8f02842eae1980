// Ctrl+C: the command ends with the answers that are done, and a second time at once.
#pragma once

#include <atomic>

namespace retrace::cli {

// Set by the signal; long work looks at it wherever it looks whether its output is open.
inline std::atomic<bool> interrupted = false;

// From now on SIGINT and SIGTERM set it.
void hear_interrupts();

// Once all is written: ends the process as the signal does without us, so that a shell's loop ends, too.
void end_as_interrupted();

}  // namespace retrace::cli
