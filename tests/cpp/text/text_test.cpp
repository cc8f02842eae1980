// Reading and printing text, by the table of texts that the tests of the page's reader share. A row with
// `core` has a notation that the page's reader does not know yet.
#include "sudoku/text/text.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "support/folders.hpp"

namespace retrace {
namespace {

nlohmann::json table() {
    std::ifstream file(in_puzzles("texts.json"));
    return nlohmann::json::parse(file);
}

std::string text_of(const nlohmann::json& row) {
    std::string text;
    for (int i = row.value("repeat", 1); i > 0; --i) text += row["text"].get<std::string>();
    return text;
}

TEST(Text, IsReadAsTheSharedTableSays) {
    const nlohmann::json rows = table();
    ASSERT_GT(rows.size(), 100U);
    for (const auto& shared : rows) {
        SCOPED_TRACE(shared["name"].get<std::string>());
        const auto result = parse(text_of(shared));
        const nlohmann::json& row = shared.contains("core") ? shared["core"] : shared;
        if (row.contains("error")) {
            const auto* error = std::get_if<ParseError>(&result);
            EXPECT_NE(error, nullptr);
            if (error == nullptr) continue;
            EXPECT_EQ(name_of(error->code), row["error"]["code"].get<std::string>());
            EXPECT_EQ(error->line, row["error"]["line"].get<std::size_t>());
            EXPECT_EQ(error->column, row["error"]["column"].get<std::size_t>());
            EXPECT_EQ(error->found, row["error"]["found"].get<std::string>());
        } else {
            const auto* parsed = std::get_if<Parsed>(&result);
            EXPECT_NE(parsed, nullptr);
            if (parsed == nullptr) continue;
            EXPECT_EQ(parsed->grid.to_line(), row["grid"].get<std::string>());
            EXPECT_EQ(name_of(parsed->form), row["form"].get<std::string>());
            EXPECT_EQ(parsed->more, row["more"].get<std::size_t>());
        }
    }
}

TEST(Text, PrintsWhatBaekjoon2580AsksFor) {
    const auto grid = std::get<Parsed>(parse(std::string(80, '0') + '7')).grid;
    const std::string blank_row = "0 0 0 0 0 0 0 0 0\n";
    std::string expected;
    for (int i = 0; i < 8; ++i) expected += blank_row;
    EXPECT_EQ(print(grid, Form::spaced_rows), expected + "0 0 0 0 0 0 0 0 7\n");
}

TEST(Text, PrintsWhatBaekjoon2239AsksFor) {
    const auto grid = std::get<Parsed>(parse('9' + std::string(80, '.'))).grid;
    std::string expected = "900000000\n";
    for (int i = 0; i < 8; ++i) expected += "000000000\n";
    EXPECT_EQ(print(grid, Form::rows), expected);
}

TEST(Text, WhatIsPrintedIsReadBackInItsForm) {
    for (const auto& row : table()) {
        if (row.contains("error")) continue;
        const Grid grid = *Grid::from_line(row["grid"].get<std::string>());
        for (const Form form : {Form::spaced_rows, Form::rows, Form::line}) {
            const auto again = std::get<Parsed>(parse(print(grid, form)));
            EXPECT_EQ(again.grid, grid);
            EXPECT_EQ(again.form, form);
        }
    }
}

TEST(Text, FormsAreFoundByTheirPublicNames) {
    for (const Form form : {Form::spaced_rows, Form::rows, Form::line}) {
        EXPECT_EQ(find_form(name_of(form)), form);
    }
    EXPECT_EQ(find_form("2581"), std::nullopt);
}

}  // namespace
}  // namespace retrace
