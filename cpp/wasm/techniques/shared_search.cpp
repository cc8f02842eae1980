// Turns what JavaScript sends into spans of bytes.
#include "wasm/techniques/shared_search.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "sudoku/techniques/chains/suppositions.hpp"
#include "wasm/techniques/hint_call.hpp"
#include "wasm/techniques/path_call.hpp"

namespace retrace::techniques {
namespace {

std::span<const std::uint8_t> bytes_of(std::string_view text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::unique_ptr<SharedSearch> shared_search_of(const Path* path) {
    if (path == nullptr || !path->long_search() || !path->long_search()->suppositions()) {
        return nullptr;
    }
    return std::make_unique<SharedSearch>(path->long_search());
}

}  // namespace

SharedSearch::SharedSearch(std::shared_ptr<NestedSearch> search) : search_(std::move(search)) {}

std::uint64_t SharedSearch::left() const {
    const Suppositions* const suppositions = search_->suppositions();
    return suppositions == nullptr ? 0 : suppositions->left();
}

const Flat& SharedSearch::job() {
    flat_.clear();
    if (const Suppositions* const suppositions = search_->suppositions()) {
        suppositions->put_job(flat_);
    }
    return flat_;
}

const Flat& SharedSearch::hand_out(std::uint64_t count) {
    flat_.clear();
    if (Suppositions* const suppositions = search_->suppositions()) {
        suppositions->hand_out(static_cast<std::size_t>(std::min<std::uint64_t>(count, 1000)),
                               flat_);
    }
    return flat_;
}

bool SharedSearch::bring(std::string_view drawn) {
    Suppositions* const suppositions = search_->suppositions();
    return suppositions == nullptr || suppositions->bring(bytes_of(drawn));
}

std::unique_ptr<SharedSearch> PathCall::shared_search() const {
    return shared_search_of(path_ ? &*path_ : nullptr);
}

std::unique_ptr<SharedSearch> HintCall::shared_search() const {
    return shared_search_of(hint_.path());
}

std::unique_ptr<SharedSearch> RatingCall::shared_search() const {
    return shared_search_of(rating_ ? &rating_->path() : nullptr);
}

bool HelperCall::begin(std::string_view job, std::string_view cases) {
    return helper_.begin(bytes_of(job), bytes_of(cases));
}

}  // namespace retrace::techniques

namespace retrace {

std::unique_ptr<techniques::HelperCall> start_helper() {
    return std::make_unique<techniques::HelperCall>();
}

}  // namespace retrace
