// Work on many rows in blocks, on several threads, without the interpreter's lock.
#pragma once

#include <atomic>
#include <cstddef>
#include <functional>

#include <nanobind/nanobind.h>

namespace retrace::python {

// Does the rows `begin` up to `end`, and looks at `stopped` at least every 50 ms where they may take longer.
using Rows =
    std::function<void(std::size_t begin, std::size_t end, const std::atomic<bool>& stopped)>;

struct Run {
    std::size_t rows;
    std::size_t block;      // rows that a thread takes at a time
    unsigned threads;       // 0: one for each core
    nanobind::object told;  // called with (done, rows) some twenty times a second; None: nothing
};

// Calls `rows` for each block, in any order, on `threads` threads, and returns when all are done. A signal of the
// interpreter (Ctrl+C) or an exception of `told` stops the threads and is raised.
void in_blocks(const Run& run, const Rows& rows);

}  // namespace retrace::python
