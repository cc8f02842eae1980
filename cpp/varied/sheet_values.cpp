// Values of a rule as f-puzzles writes them: cells by their names, numbers as such or as texts.
#include "varied/sheet.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "varied/ranges.hpp"

namespace retrace::varied {
namespace {

using text::Json;

constexpr int kMostPlace = 99;

// "R10C12", both numbers from 0.
std::optional<std::pair<int, int>> parse_cell(std::string_view name) {
    const auto take = [&](char letter) -> std::optional<int> {
        if (name.empty() || (name[0] | 0x20) != letter) return std::nullopt;
        name.remove_prefix(1);
        int number = 0;
        const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
        if (error != std::errc() || number < 0 || number > kMostPlace) return std::nullopt;
        name.remove_prefix(static_cast<std::size_t>(end - name.data()));
        return number;
    };
    const auto row = take('r');
    const auto column = take('c');
    if (!row || !column || !name.empty()) return std::nullopt;
    return std::pair(*row, *column);
}

std::optional<int> whole(double number) {
    if (!(std::abs(number) <= kMostNumber) || number != std::floor(number)) return std::nullopt;
    return static_cast<int>(number);
}

}  // namespace

std::optional<int> Sheet::number_of(const Json& value) {
    if (value.is(Json::Kind::number)) return whole(value.number);
    const std::string_view text = value.string;
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool is_all = error == std::errc() && end == text.data() + text.size();
    if (!is_all || std::abs(number) > kMostNumber) return std::nullopt;
    return number;
}

bool Sheet::is_missing(const Json* value) {
    return value == nullptr || value->is(Json::Kind::null) ||
           (value->is(Json::Kind::string) && value->string.empty());
}

void Sheet::refuse(Refusal::Reason reason) {
    if (!refusal_) refusal_ = Refusal{reason, key_};
}

void Sheet::leave(Refusal::Reason reason, const std::vector<Place>& cells) {
    if (refusal_) return;
    auto same = ranges::find_if(
        unread_, [&](const Unread& each) { return each.reason == reason && each.name == key_; });
    if (same == unread_.end()) same = unread_.insert(same, Unread{reason, key_});
    same->cells.insert(same->cells.end(), cells.begin(), cells.end());
}

void Sheet::draw(Drawing drawing) {
    constexpr std::size_t kMostDrawings = 5'000;
    if (!refusal_ && drawings_.size() < kMostDrawings) drawings_.push_back(std::move(drawing));
}

std::vector<Place> Sheet::cells_named_in(const Json& value) const {
    std::vector<Place> cells;
    if (const auto place = parse_cell(value.string)) {
        const auto [row, column] = *place;
        if (is_on_board(row - 1, column - 1)) cells.push_back(rules_.place(row - 1, column - 1));
    }
    for (const Json& item : value.items) {
        const auto more = cells_named_in(item);
        cells.insert(cells.end(), more.begin(), more.end());
    }
    return cells;
}

bool Sheet::has_words(const Json& item, std::string_view key) {
    const Json* value = item.at(key);
    return !is_missing(value) && value->is(Json::Kind::string) && !number_of(*value);
}

std::optional<std::pair<int, int>> Sheet::place_of(const Json* name) {
    auto place = name != nullptr ? parse_cell(name->string) : std::nullopt;
    if (!place) {
        refuse(Refusal::Reason::cells);
        return std::nullopt;
    }
    return std::pair(place->first - 1, place->second - 1);
}

Place Sheet::cell(const Json& item, std::string_view key) {
    const auto place = place_of(item.at(key));
    if (place && is_on_board(place->first, place->second)) {
        return rules_.place(place->first, place->second);
    }
    refuse(Refusal::Reason::cells);
    return 0;
}

std::vector<Place> Sheet::cells(const Json& item, std::string_view key) {
    std::vector<Place> cells;
    const Json* list = item.at(key);
    if (list == nullptr || !list->is(Json::Kind::array)) {
        refuse(Refusal::Reason::cells);
        return cells;
    }
    for (const Json& name : list->items) {
        const auto place = place_of(&name);
        if (!place || !is_on_board(place->first, place->second)) {
            refuse(Refusal::Reason::cells);
            return {};
        }
        cells.push_back(rules_.place(place->first, place->second));
    }
    return cells;
}

std::vector<std::vector<Place>> Sheet::lines(const Json& item) {
    std::vector<std::vector<Place>> lines;
    const Json* list = item.at("lines");
    if (list == nullptr || !list->is(Json::Kind::array)) {
        refuse(Refusal::Reason::cells);
        return lines;
    }
    for (const Json& line : list->items) {
        const Json named{.kind = Json::Kind::object, .keys = {"cells"}, .items = {line}};
        lines.push_back(cells(named, "cells"));
    }
    return lines;
}

std::vector<Place> Sheet::side(const Json& item) {
    std::vector<Place> cells;
    const auto place = place_of(item.at("cell"));
    if (!place) return cells;
    const auto [row, column] = *place;
    const bool is_beside = row >= 0 && row < size_ && (column == -1 || column == size_);
    const bool is_above = column >= 0 && column < size_ && (row == -1 || row == size_);
    if (!is_beside && !is_above) {
        refuse(Refusal::Reason::cells);
        return cells;
    }
    for (int i = 0; i < size_; ++i) {
        const bool is_from_end = is_beside ? column == size_ : row == size_;
        const int at = is_from_end ? size_ - 1 - i : i;
        cells.push_back(is_beside ? rules_.place(row, at) : rules_.place(at, column));
    }
    return cells;
}

std::optional<int> Sheet::number(const Json& item, std::string_view key) {
    const Json* value = item.at(key);
    if (is_missing(value)) return std::nullopt;
    auto number = number_of(*value);
    if (!number || *number < 0) refuse(Refusal::Reason::number);
    return number;
}

std::vector<int> Sheet::numbers(const Json& item, std::string_view key) {
    std::vector<int> numbers;
    const Json* list = item.at(key);
    if (list == nullptr) return numbers;
    for (const Json& value : list->items) {
        const auto number = number_of(value);
        if (!number) refuse(Refusal::Reason::number);
        numbers.push_back(number.value_or(0));
    }
    return numbers;
}

std::string Sheet::text(const Json& item, std::string_view key) {
    const Json* value = item.at(key);
    return value == nullptr ? std::string() : value->string;
}

}  // namespace retrace::varied
