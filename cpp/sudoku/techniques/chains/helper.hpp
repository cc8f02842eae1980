// Draws suppositions of a search that another instance of the core is at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "sudoku/techniques/chains/flat.hpp"
#include "sudoku/techniques/chains/suppositions.hpp"

namespace retrace::techniques {

class Helper {
  public:
    Helper();
    Helper(const Helper&) = delete;
    Helper& operator=(const Helper&) = delete;
    ~Helper();

    // As Suppositions::put_job() and hand_out() write them. False: they make no sense.
    bool begin(std::span<const std::uint8_t> job, std::span<const std::uint8_t> cases);

    // Goes on for some milliseconds. True when all are drawn.
    bool run();

    // Those that are drawn, for Suppositions::bring().
    const Flat& drawn() const { return drawn_; }

  private:
    struct AtWork;

    bool begin_job(std::span<const std::uint8_t> job);

    Flat job_;                         // at work
    std::unique_ptr<AtWork> at_work_;  // null: none
    std::vector<Case> cases_;
    std::size_t next_ = 0;  // of them
    bool is_begun_ = false;
    Flat drawn_;
};

}  // namespace retrace::techniques
