// A try: regions, a random board, clues, and all its digits, from which givens are taken away.
#include "varied/making.hpp"

#include <algorithm>
#include <array>

#include "sudoku/bits.hpp"
#include "varied/fpuzzles_keys.hpp"
#include "varied/iss.hpp"
#include "varied/plain.hpp"
#include "varied/ranges.hpp"
#include "varied/sheet.hpp"
#include "varied/write.hpp"

namespace retrace::varied {
namespace {

constexpr std::array kOrderedSizes{4, 6, 8, 9, 12, 16};
constexpr int kSizeOfWindows = 9;

// In choices: a puzzle whose proofs are longer is none that a person would solve.
constexpr std::uint64_t kProof = 4'000;

constexpr double kShareOfBoard = 0.1;

bool wants(const PuzzleOrder& order, Layout::Regions regions) {
    return ranges::any_of(order.layouts,
                          [=](const Layout* each) { return each->regions == regions; });
}

bool has_rule(const Layout& layout, BoardRule rule) {
    if (layout.everywhere == nullptr) return false;
    const auto all = layout.everywhere();
    return ranges::find(all, rule) != all.end();
}

void add_everywhere(Sheet& sheet, BoardRule rule) {
    switch (rule) {
        case BoardRule::rising_diagonal:
            add_board_rule(sheet, "diagonal+");
            break;
        case BoardRule::falling_diagonal:
            add_board_rule(sheet, "diagonal-");
            break;
        case BoardRule::antiknight:
            add_board_rule(sheet, "antiknight");
            break;
        case BoardRule::antiking:
            add_board_rule(sheet, "antiking");
            break;
        case BoardRule::disjoint_groups:
            add_board_rule(sheet, "disjointgroups");
            break;
        case BoardRule::nonconsecutive:
            sheet.begin_everywhere(rule);
            sheet.add_unmarked(Kind::not_difference, {1});
            break;
        case BoardRule::no_xv:
        case BoardRule::no_ratio:
        case BoardRule::no_difference:
            break;
    }
}

}  // namespace

std::optional<OrderFault> fault_of(const PuzzleOrder& order) {
    if (ranges::find(kOrderedSizes, order.size) == kOrderedSizes.end()) return OrderFault::size;
    if (order.fewest_givens > order.most_givens) return OrderFault::empty_range;
    const bool has_random = wants(order, Layout::Regions::random);
    const bool has_none = wants(order, Layout::Regions::none);
    if (has_random && has_none) return OrderFault::two_regions;
    for (const Layout* each : order.layouts) {
        if (each->has_windows && order.size != kSizeOfWindows) return OrderFault::windows;
        if (has_rule(*each, BoardRule::disjoint_groups) && (has_random || has_none)) {
            return OrderFault::needs_boxes;
        }
    }
    const bool has_form =
        ranges::all_of(order.layouts, [](const Layout* each) { return each->is_of_fpuzzles; }) ||
        ranges::all_of(order.layouts, [](const Layout* each) { return each->is_of_iss; });
    return has_form ? std::nullopt : std::optional(OrderFault::no_form);
}

std::variant<std::vector<const Layout*>, std::string_view> layouts_of(std::string_view names) {
    std::vector<const Layout*> rows;
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(','));
        names.remove_prefix(std::min(names.size(), name.size() + 1));
        const Layout* row = find_layout(name);
        if (row == nullptr) return name;
        if (ranges::find(rows, row) == rows.end()) rows.push_back(row);
    }
    // Whatever order they were named in, the puzzle is the same.
    ranges::sort(rows);
    return rows;
}

Making::Making(PuzzleOrder order, std::uint64_t seed) : order_(std::move(order)), random_(seed) {
    begin();
}

bool Making::run(std::uint64_t budget) {
    // Each phase takes what it needs of the budget, and one that has just begun a whole one.
    if (is_done_) return true;
    if (!reduction_) {
        switch (board_->run(budget)) {
            case RandomBoard::Found::open:
                break;
            case RandomBoard::Found::board:
                begin_reduction();
                break;
            case RandomBoard::Found::none:
                // Other regions may have one.
                has_no_board_ = !wants(order_, Layout::Regions::random);
                is_done_ = has_no_board_;
                fail();
                break;
            case RandomBoard::Found::given_up:
                fail();
                break;
        }
    } else if (reduction_->run(budget)) {
        if (end_reduction()) {
            is_done_ = true;
        } else {
            fail();
        }
    }
    return is_done_;
}

void Making::begin() {
    ++tries_;
    reduction_.reset();
    if (wants(order_, Layout::Regions::none)) {
        regions_.assign(static_cast<std::size_t>(order_.size * order_.size), -1);
    } else if (wants(order_, Layout::Regions::random)) {
        regions_ = random_regions(order_.size, random_);
    } else {
        regions_ = boxes(order_.size, box_height(order_.size));
    }
    board_ = std::make_unique<RandomBoard>(lay({}).rules, random_);
}

void Making::fail() {
    is_done_ |= tries_ >= order_.tries;
    if (!is_done_) begin();
}

Reading Making::lay(const std::vector<Rule>& clues) {
    Sheet sheet(order_.size);
    sheet.set_regions(regions_);
    sheet.add_regions();
    for (const Rule& clue : clues) sheet.add(clue);
    for (const Layout* layout : order_.layouts) {
        if (layout->has_windows) sheet.add_windows();
        if (layout->everywhere == nullptr) continue;
        for (const BoardRule rule : layout->everywhere()) add_everywhere(sheet, rule);
    }
    auto reading = sheet.finish();
    return std::move(std::get<Reading>(reading));
}

void Making::begin_reduction() {
    solution_ = board_->board();
    const Reading board = lay({});
    Canvas canvas{board.rules, board.regions, solution_, random_,
                  std::vector<bool>(board.rules.cells())};
    std::vector<Rule> clues;
    for (const Layout* layout : order_.layouts) {
        if (layout->lay == nullptr) continue;
        for (Rule& clue : layout->lay(canvas)) clues.push_back(std::move(clue));
    }
    Reading full = lay(clues);
    for (std::size_t at = 0; at < solution_.size(); ++at) {
        full.rules.candidates[at] = digit_bit(solution_[at]);
    }
    ReductionOrder order{
        .orbits = generate::orbits_of(order_.symmetry, static_cast<std::size_t>(order_.size)),
        .fewest_givens = order_.minimal ? 0 : drawn_givens(),
        .proof = kProof};
    random_.shuffle(std::span(order.orbits));
    if (order_.fewest_clues) {
        for (std::size_t clue = 0; clue < clues.size(); ++clue) order.clues.push_back(clue);
    }
    reduction_ = std::make_unique<Reduction>(std::move(full), solution_, std::move(order));
}

// Where more givens than needed are wanted.
std::size_t Making::drawn_givens() {
    const std::size_t most = std::min(order_.most_givens, solution_.size());
    if (most <= order_.fewest_givens) return order_.fewest_givens;
    const auto choices = static_cast<std::uint32_t>(most - order_.fewest_givens + 1);
    return order_.fewest_givens + random_.below(choices);
}

// Whether the puzzle is as it was ordered.
bool Making::end_reduction() {
    givens_ = reduction_->givens();
    const bool is_wanted = givens_ <= order_.most_givens && givens_ >= order_.fewest_givens &&
                           (!order_.minimal || reduction_->is_minimal());
    if (is_wanted) puzzle_ = reduction_->reduced();
    return is_wanted;
}

double Making::share() const {
    if (!reduction_) return 0;
    return kShareOfBoard + (1 - kShareOfBoard) * static_cast<double>(reduction_->done()) /
                               static_cast<double>(reduction_->all());
}

std::optional<std::string> text_of(const Reading& reading, std::string_view like) {
    std::string line;
    for (const Digits each : reading.rules.candidates) {
        const int digit = has_one_bit(each) ? least_of(each) : 0;
        line += static_cast<char>(digit == 0 ? '.' : digit < 10 ? '0' + digit : 'A' + digit - 10);
    }
    if (is_classic(reading.rules)) return line;
    const auto plain = read_plain(line);
    if (plain && plain->rules == reading.rules && plain->regions == reading.regions) return line;
    const bool is_iss = read_iss(like).has_value();
    for (const bool is_first : {true, false}) {
        const Target target = is_iss == is_first ? Target::iss : Target::fpuzzles;
        auto written = write(reading, target);
        if (auto* text = std::get_if<std::string>(&written)) return std::move(*text);
    }
    return std::nullopt;
}

}  // namespace retrace::varied
