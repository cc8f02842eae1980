// Lists of words; capitals, hyphens and underscores make no difference.
#include "sudoku/text/named_parts.hpp"

#include <algorithm>
#include <array>

#include "sudoku/text/field.hpp"

namespace retrace::text {
namespace {

constexpr std::string_view kRow = " r row y rowindex rowid rownumber rowno 행 ";
constexpr std::string_view kColumn =
    " c col column x colindex columnindex columnid colnumber columnnumber "
    " colno colid 열 ";
constexpr std::string_view kDigit = " value val v digit d cellvalue 값 숫자 ";
constexpr std::string_view kNumber = " number num n given clue text ";
constexpr std::string_view kIndex =
    " index idx i position pos cell cellid id location coord coordinate "
    " coordinates coords key number num n no ";
constexpr std::string_view kGiven =
    " given isgiven fixed isfixed locked islocked clue isclue readonly "
    " original initial isinitial static preset prefilled immutable "
    " isoriginal start ";
constexpr std::string_view kEntered =
    " editable iseditable user isuser entered isentered guess userinput ";
constexpr std::string_view kCorner =
    " notes note candidates earmarks pencilmarks marks possibilities "
    " cornerpencilmarks corner corners options possible possiblevalues "
    " pencil ";
constexpr std::string_view kCentre =
    " centerpencilmarks centrepencilmarks center centre centers centremarks "
    " centermarks ";
constexpr std::string_view kSolution = " solution solutions solved answer answers ";

constexpr std::string_view kBeside =
    " region box block house group cage color colour c highlight style ";
// The keys under which a digit is none of the cell.
constexpr std::array kNoDigit{kRow, kColumn, kIndex, kGiven, kEntered, kBeside};

// "data-row" and "Row_Index" as "row" and "rowindex".
std::string plain_key(std::string_view key) {
    constexpr std::string_view kData = "data-";
    if (key.starts_with(kData)) key.remove_prefix(kData.size());
    std::string plain;
    for (const char c : key) {
        if (c == '-' || c == '_' || c == ' ') continue;
        plain += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return plain;
}

// Whether a key is one of the words between spaces.
bool is_any(std::string_view words, std::string_view key) {
    return words.find(" " + plain_key(key) + " ") != std::string_view::npos;
}

const Json* value_at(const Json& object, std::string_view words) {
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
        if (is_any(words, object.keys[i])) return &object.items[i];
    }
    return nullptr;
}

// A whole number of at most two digits.
std::optional<int> small_number(const Json& value) {
    if (value.is(Json::Kind::number)) {
        const int number =
            value.number >= 0 && value.number <= 99 ? static_cast<int>(value.number) : -1;
        return number == value.number ? std::optional(number) : std::nullopt;
    }
    const std::string& text = value.string;
    if (!value.is(Json::Kind::string) || text.empty() || text.size() > 2) return std::nullopt;
    int number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
    }
    return number;
}

// "r1c7", "R1C7", "A7", "0,6": one text for row and column.
void read_address(std::string_view text, NamedPlace& place) {
    const auto digit = [text](std::size_t at) {
        const bool is_digit = at < text.size() && text[at] >= '0' && text[at] <= '9';
        return is_digit ? std::optional<int>(text[at] - '0') : std::nullopt;
    };
    if (text.size() < 2 || text.size() > 4) return;
    const char first =
        text[0] >= 'a' && text[0] <= 'z' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
    if (text.size() == 4 && first == 'R' && (text[2] == 'c' || text[2] == 'C')) {
        place.row = digit(1);
        place.column = digit(3);
        place.is_counted = false;
    } else if (text.size() == 2 && first >= 'A' && first <= 'I') {
        place.row = first - 'A' + 1;
        place.column = digit(1);
        place.is_counted = false;
    } else if (text.size() == 3 && (text[1] == ',' || text[1] == '-' || text[1] == ':')) {
        place.row = digit(0);
        place.column = digit(2);
    }
}

// A place within one value: a number of 81, [row, column], or a text.
void read_whole_place(const Json& value, NamedPlace& place) {
    if (value.is(Json::Kind::array) && value.items.size() == 2) {
        place.row = small_number(value.items[0]);
        place.column = small_number(value.items[1]);
        place.prefers_zero = true;
    } else if (value.is(Json::Kind::object)) {
        place = place_of(value);
    } else if (const auto index = small_number(value)) {
        place.index = index;
        place.prefers_zero = true;
    } else if (value.is(Json::Kind::string)) {
        read_address(value.string, place);
    }
}

std::optional<bool> truth_of(const Json* value) {
    if (value == nullptr) return std::nullopt;
    if (value->is(Json::Kind::boolean) || value->is(Json::Kind::number)) return value->number != 0;
    if (!value->is(Json::Kind::string)) return std::nullopt;
    const std::string text = plain_key(value->string);
    if (text == "true" || text == "1" || text == "yes") return true;
    if (text == "false" || text == "0" || text == "no") return false;
    return std::nullopt;
}

// "12", which is one digit of a larger puzzle.
bool is_number(const Json& value) {
    return value.string.size() > 1 && read_candidates(value.string) != kNoDigits;
}

DigitSet notes_of(const Json* value) {
    if (value != nullptr && value->is(Json::Kind::string)) return read_candidates(value->string);
    return digits_in_list(value);
}

}  // namespace

Digit digit_in(const Json* value) {
    if (value == nullptr) return 0;
    if (value->is(Json::Kind::string) && value->string.size() == 1) {
        const char c = value->string[0];
        return c >= '1' && c <= '9' ? static_cast<Digit>(c - '0') : Digit{0};
    }
    if (!value->is(Json::Kind::number)) return 0;
    for (Digit digit = 1; digit <= 9; ++digit) {
        if (value->number == digit) return digit;
    }
    return 0;
}

DigitSet digits_in_list(const Json* list) {
    DigitSet digits = kNoDigits;
    if (list == nullptr) return digits;
    for (const Json& item : list->items) {
        const Digit digit = digit_in(&item);
        if (digit != 0) digits |= set_of(digit);
    }
    return digits;
}

bool is_cell_value(const Json& value) {
    if (value.is(Json::Kind::number)) {
        return value.number == -1 || value.number == 0 || digit_in(&value) != 0;
    }
    if (!value.is(Json::Kind::string)) return true;
    return value.string.size() <= 1 || read_candidates(value.string) != kNoDigits ||
           is_nothing(value.string);
}

NamedPlace place_of(const Json& cell) {
    NamedPlace place;
    const Json* row = value_at(cell, kRow);
    const Json* column = value_at(cell, kColumn);
    if (row != nullptr) place.row = small_number(*row);
    if (column != nullptr) place.column = small_number(*column);
    const auto is_axis = [&cell](std::string_view key) { return cell.at(key) != nullptr; };
    place.prefers_zero = is_axis("x") && is_axis("y");
    if (place.row && place.column) return place;
    const Json* digit = value_at(cell, kDigit);
    for (std::size_t i = 0; i < cell.keys.size(); ++i) {
        const Json& value = cell.items[i];
        // Where no other key has the digit, "number" has it.
        if (!is_any(kIndex, cell.keys[i]) || (digit == nullptr && is_any(kNumber, cell.keys[i]))) {
            continue;
        }
        NamedPlace whole;
        read_whole_place(value, whole);
        if (whole.row && whole.column) return whole;
        if (whole.index) {
            place.index = whole.index;
            place.prefers_zero = true;
            break;
        }
    }
    return place;
}

CellFacts facts_of(const Json& cell) {
    CellFacts facts;
    const Json* digit = value_at(cell, kDigit);
    for (std::size_t i = 0; digit == nullptr && i < cell.keys.size(); ++i) {
        const bool is_flag = cell.items[i].is(Json::Kind::boolean);
        if (!is_flag && is_any(kNumber, cell.keys[i])) digit = &cell.items[i];
    }
    facts.tells_digit = digit != nullptr;
    facts.digit = digit_in(digit);
    facts.is_wrong = digit != nullptr && (!is_cell_value(*digit) || is_number(*digit));
    facts.is_given = truth_of(value_at(cell, kGiven));
    if (!facts.is_given) {
        const auto is_entered = truth_of(value_at(cell, kEntered));
        if (is_entered) facts.is_given = !*is_entered;
    }
    if (facts.digit != 0) return facts;
    facts.corner = notes_of(value_at(cell, kCorner));
    facts.centre = notes_of(value_at(cell, kCentre));
    return facts;
}

const Json* content_of(const Json& cell) {
    if (const Json* content = cell.at("cell")) return content;
    if (cell.items.size() != 1 || is_any(kBeside, cell.keys.front())) return nullptr;
    return &cell.items.front();
}

bool has_unknown_digit(const Json& cell) {
    for (std::size_t i = 0; i < cell.items.size(); ++i) {
        const bool is_known =
            std::any_of(kNoDigit.begin(), kNoDigit.end(),
                        [&](std::string_view words) { return is_any(words, cell.keys[i]); });
        if (!is_known && digit_in(&cell.items[i]) != 0) return true;
    }
    return false;
}

std::optional<bool> says_givens(std::string_view key) {
    if (is_any(" givens given clues clue fixed hints ", key)) return true;
    if (is_any(" entries entry entered user filled moves guesses ", key)) return false;
    return std::nullopt;
}

Layout layout_of(std::string_view key) {
    if (is_any(" columns cols column col ", key)) return Layout::columns;
    if (is_any(" boxes box blocks block subgrids ", key)) return Layout::boxes;
    return Layout::rows;
}

bool is_solution_key(std::string_view key) {
    return is_any(kSolution, key);
}

std::string_view key_of_element(std::string_view element, std::string_view attribute) {
    if (!is_any(kIndex, attribute)) return attribute;
    if (is_any(" row r tr ", element)) return "row";
    if (is_any(" col column c ", element)) return "column";
    return attribute;
}

}  // namespace retrace::text
