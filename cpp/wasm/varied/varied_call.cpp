// Reads the text anew for each call: that takes less than a millisecond, and nothing has to be kept.
#include "wasm/varied/varied_call.hpp"

#include "sudoku/bits.hpp"
#include "varied/ranges.hpp"

namespace retrace {
namespace varied {

std::vector<int> VariedPuzzle::givens() const {
    std::vector<int> digits;
    digits.reserve(rules.cells());
    for (const Digits each : rules.candidates) {
        digits.push_back(has_one_bit(each) ? least_of(each) : 0);
    }
    return digits;
}

std::vector<BoardRule> VariedPuzzle::board_rules() const {
    std::vector<BoardRule> all;
    for (const Everywhere& each : everywhere) all.push_back(each.rule);
    return all;
}

namespace {

// Nothing for a rule that is drawn by itself.
std::optional<BoardRule> board_rule_of(const Reading& reading, std::size_t rule) {
    for (const Everywhere& each : reading.everywhere) {
        if (rule >= each.begin && rule < each.end) return each.rule;
    }
    return std::nullopt;
}

// A puzzle with the digits on its board.
struct Played {
    Reading reading;
    std::vector<std::uint8_t> digits;
};

std::optional<Played> played(std::string_view text, std::string_view board) {
    auto result = read(text);
    auto* reading = std::get_if<Reading>(&result);
    if (reading == nullptr || board.size() != reading->rules.cells()) return std::nullopt;
    const int most = reading->rules.digits;
    std::vector<std::uint8_t> digits(board.begin(), board.end());
    if (ranges::any_of(digits, [most](int digit) { return digit > most; })) return std::nullopt;
    return Played{std::move(*reading), std::move(digits)};
}

// Where all rules were read and no given breaks one.
std::optional<Reading> filmed(std::string_view text) {
    auto result = read(text);
    auto* reading = std::get_if<Reading>(&result);
    if (reading == nullptr || !reading->unread.empty()) return std::nullopt;
    std::vector<std::uint8_t> givens;
    for (const Digits each : reading->rules.candidates) {
        givens.push_back(static_cast<std::uint8_t>(has_one_bit(each) ? least_of(each) : 0));
    }
    if (!find_violations(reading->rules, givens).empty()) return std::nullopt;
    return std::move(*reading);
}

template <class Call, class... Given>
std::unique_ptr<Call> start(std::string_view text, Given... given) {
    auto result = read(text);
    auto* reading = std::get_if<Reading>(&result);
    if (reading == nullptr || !reading->unread.empty()) return nullptr;
    return std::make_unique<Call>(std::move(*reading), given...);
}

}  // namespace

ToldFilm FilmCall::shown(int parts) const {
    const auto board = film_.board();
    const FilmStep& step = film_.step();
    ToldFilm told{film_.position(),
                  film_.explored(),
                  film_.end(),
                  {board.begin(), board.end()},
                  step.kind,
                  step.cell,
                  step.digit,
                  film_.counters().depth,
                  film_.stuck(),
                  {},
                  film_.depths(static_cast<std::size_t>(parts))};
    for (const auto& [digit, why] : film_.refused()) {
        const bool is_rule = why.by == Refusing::By::rule;
        const auto rule = is_rule ? board_rule_of(reading_, why.index) : std::nullopt;
        told.refused.push_back({digit, why.by, rule, why.index, why.peer});
    }
    return told;
}

// Steps on each side of the position in the picture of those nearby.
constexpr std::size_t kNear = 24;

ToldLearningFilm LearningFilmCall::shown(int parts) const {
    const auto board = film_.board();
    const auto claims = film_.claims();
    const std::size_t near_first = film_.position() > kNear ? film_.position() - kNear : 0;
    return {film_.position(), film_.explored(),
            film_.end(),      {board.begin(), board.end()},
            film_.step(),     film_.forced(),
            film_.lessons(),  {claims.begin(), claims.end()},
            film_.chosen(),   film_.depths(static_cast<std::size_t>(parts)),
            near_first,       film_.near(near_first, 2 * kNear + 1)};
}

}  // namespace varied

varied::VariedReading read_varied(std::string_view text) {
    auto result = varied::read(text);
    if (auto* reading = std::get_if<varied::Reading>(&result)) {
        return varied::VariedPuzzle(std::move(*reading));
    }
    return *std::get_if<varied::Refusal>(&result);
}

std::unique_ptr<varied::SolvingCall> start_varied_solving(std::string_view text) {
    auto result = varied::read(text);
    auto* reading = std::get_if<varied::Reading>(&result);
    return reading == nullptr ? nullptr
                              : std::make_unique<varied::SolvingCall>(std::move(*reading));
}

std::unique_ptr<varied::CountingCall> start_varied_counting(std::string_view text,
                                                            std::uint64_t limit) {
    return limit == 0 ? nullptr : varied::start<varied::CountingCall>(text, limit);
}

std::unique_ptr<varied::CandidatesCall> start_varied_candidates(std::string_view text, int most) {
    return varied::start<varied::CandidatesCall>(text, most);
}

varied::VariedWritten write_varied(std::string_view text, varied::Target target) {
    const auto result = varied::read(text);
    const auto* reading = std::get_if<varied::Reading>(&result);
    if (reading == nullptr) return *std::get_if<varied::Refusal>(&result);
    auto written = varied::write(*reading, target);
    if (auto* text_of = std::get_if<std::string>(&written)) {
        return varied::WrittenText{std::move(*text_of)};
    }
    return *std::get_if<varied::Refusal>(&written);
}

std::optional<std::vector<varied::BoardFault>> check_varied(std::string_view text,
                                                            std::string_view board) {
    const auto played = varied::played(text, board);
    if (!played) return std::nullopt;
    const auto& [reading, digits] = *played;
    std::vector<varied::BoardFault> faults;
    for (auto& each : varied::find_violations(reading.rules, digits)) {
        const bool is_rule = each.what == varied::Violation::What::rule;
        const auto rule = is_rule ? varied::board_rule_of(reading, each.index) : std::nullopt;
        faults.push_back({each.what, rule, each.index, std::move(each.cells)});
    }
    return faults;
}

std::unique_ptr<varied::FilmCall> start_varied_film(std::string_view text, varied::Order order) {
    auto reading = varied::filmed(text);
    return reading ? std::make_unique<varied::FilmCall>(std::move(*reading), order) : nullptr;
}

std::unique_ptr<varied::LearningFilmCall> start_varied_learning_film(std::string_view text) {
    const auto reading = varied::filmed(text);
    return reading ? std::make_unique<varied::LearningFilmCall>(*reading) : nullptr;
}

std::optional<varied::ToldHint> hint_varied(std::string_view text, std::string_view board) {
    const auto played = varied::played(text, board);
    if (!played) return std::nullopt;
    const auto& [reading, digits] = *played;
    auto hint = varied::find_hint(reading.rules, digits);
    if (!hint) return std::nullopt;
    varied::ToldHint told{hint->step, hint->cell, hint->digit, hint->house, {}};
    for (auto& removal : hint->removals) {
        const bool is_rule = removal.by == varied::Removal::By::rule;
        const auto rule = is_rule ? varied::board_rule_of(reading, removal.index) : std::nullopt;
        told.removals.push_back({std::move(removal), rule});
    }
    return told;
}

std::optional<std::vector<varied::Digits>> varied_notes(std::string_view text,
                                                        std::string_view board) {
    const auto played = varied::played(text, board);
    if (!played) return std::nullopt;
    return varied::notes_of(played->reading.rules, played->digits);
}

}  // namespace retrace
