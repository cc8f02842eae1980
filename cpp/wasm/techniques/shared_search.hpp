// A long search of which other workers draw suppositions, and the drawing there, as JavaScript drives them.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "sudoku/techniques/chains/helper.hpp"
#include "sudoku/techniques/chains/nested_search.hpp"
#include "sudoku/techniques/path.hpp"

namespace retrace::techniques {

class SharedSearch {
  public:
    explicit SharedSearch(std::shared_ptr<NestedSearch> search);

    bool is_over() const { return search_->suppositions() == nullptr; }
    // How many suppositions nobody has begun.
    std::uint64_t left() const;

    // As Suppositions has them.
    const Flat& job();
    const Flat& hand_out(std::uint64_t count);
    bool bring(std::string_view drawn);

  private:
    std::shared_ptr<NestedSearch> search_;
    Flat flat_;  // told last
};

class HelperCall {
  public:
    bool begin(std::string_view job, std::string_view cases);
    // Draws somewhat further; true at the end.
    bool run(std::uint64_t) { return helper_.run(); }
    const Flat& answer() const { return helper_.drawn(); }

  private:
    Helper helper_;
};

}  // namespace retrace::techniques

namespace retrace {

std::unique_ptr<techniques::HelperCall> start_helper();

}  // namespace retrace
