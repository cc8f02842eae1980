// Runs of the command as the rows of runs.json: its words, its input, and what it has to say.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "cli/samples.hpp"
#include "support/command.hpp"
#include "support/folders.hpp"

namespace retrace {
namespace {

using Json = nlohmann::json;
using namespace samples;

// The texts that stand for their names in braces.
const std::map<std::string, std::string>& texts() {
    static const std::map<std::string, std::string> all{
        {"spaced_puzzle", spaced_puzzle},
        {"spaced_solution", spaced_solution},
        {"rows_puzzle", rows_puzzle},
        {"rows_solution", rows_solution},
        {"line_puzzle", line_puzzle},
        {"line_solution", line_solution},
        {"short_line", short_line},
        {"empty_line", empty_line},
        {"first_of_all", first_of_all},
        {"first_but_one", '.' + first_of_all.substr(1)},
        {"last_blank", '.' + line_solution.substr(1)},
        {"contradicting_line", contradicting_line},
        {"impossible_line", impossible_line},
        {"inkala", std::string(puzzles::kInkala) + '\n'},
        {"greedy_trap", std::string(puzzles::kGreedyTrap) + '\n'},
        {"long_line", std::string((1U << 20U) + 1, '1')},
    };
    return all;
}

std::string filled(std::string text) {
    for (const auto& [name, value] : texts()) {
        const std::string field = '{' + name + '}';
        for (std::size_t at = 0; (at = text.find(field, at)) != std::string::npos;) {
            text.replace(at, field.size(), value);
            at += value.size();
        }
    }
    return text;
}

CommandResult result_of(const Json& row) {
    std::istringstream stream(row["run"].get<std::string>());
    const std::vector<std::string> words{std::istream_iterator<std::string>(stream), {}};
    return run_command(words, filled(row.value("input", "")));
}

struct Row {
    Json json;

    friend std::ostream& operator<<(std::ostream& out, const Row& row) {
        return out << row.json["test"].get<std::string>();
    }
};

class Runs : public testing::TestWithParam<Row> {};

std::vector<Row> rows() {
    std::ifstream file(sources_folder() + "/tests/cpp/cli/runs.json");
    std::vector<Row> rows;
    for (const Json& row : Json::parse(file)) rows.push_back({row});
    return rows;
}

INSTANTIATE_TEST_SUITE_P(Command, Runs, testing::ValuesIn(rows()), [](const auto& each) {
    return each.param.json["test"].template get<std::string>();
});

TEST_P(Runs, SayWhatTheirRowSays) {
    const Json& row = GetParam().json;
    const CommandResult result = result_of(row);
    EXPECT_EQ(result.output, filled(row.value("output", result.output)));
    EXPECT_EQ(result.errors, filled(row.value("errors", result.errors)));
    EXPECT_EQ(result.exit_code, row.value("code", result.exit_code));
    if (row.contains("ends")) {
        EXPECT_TRUE(result.output.ends_with(row["ends"].get<std::string>())) << result.output;
    }
    for (const Json& part : row.value("tells", Json::array())) {
        EXPECT_NE(result.errors.find(part.get<std::string>()), std::string::npos) << result.errors;
    }
    if (!row.contains("usage")) return;
    // A wrong call says why, and where help is.
    EXPECT_EQ(result.exit_code, 3);
    EXPECT_EQ(result.output, "");
    EXPECT_TRUE(result.errors.ends_with("--help`\n")) << result.errors;
    const std::size_t end =
        std::min(result.errors.find("; see `retrace "), result.errors.find(" See `retrace "));
    EXPECT_EQ(result.errors.substr(0, end), "retrace: " + row["usage"].get<std::string>());
}

}  // namespace
}  // namespace retrace
