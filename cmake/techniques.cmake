# Makes the C++ of cpp/sudoku/techniques/techniques.json: the ids, the rows, the declarations of the finders, and the orders.
set(table ${PROJECT_SOURCE_DIR}/cpp/sudoku/techniques/techniques.json)
set(techniques_made ${CMAKE_CURRENT_BINARY_DIR}/techniques)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
file(READ ${table} json)
string(JSON technique_rows GET "${json}" techniques)
string(JSON technique_groups GET "${json}" groups)
string(JSON technique_orders GET "${json}" orders)

# The names in an object, or the texts in an array.
function(members_of json result)
    set(all)
    string(JSON type TYPE "${json}")
    string(JSON length LENGTH "${json}")
    math(EXPR last "${length} - 1")
    foreach(index RANGE ${last})
        if(type STREQUAL "OBJECT")
            string(JSON each MEMBER "${json}" ${index})
        else()
            string(JSON each GET "${json}" ${index})
        endif()
        list(APPEND all ${each})
    endforeach()
    set(${result} ${all} PARENT_SCOPE)
endfunction()

# What a row has under a key, or `default`; a row without either is an error that names both.
function(fact_of technique row key default result)
    string(JSON value ERROR_VARIABLE lacking GET "${row}" ${key})
    if(lacking)
        set(value "${default}")
    endif()
    if(value STREQUAL "")
        message(FATAL_ERROR "techniques.json: the technique '${technique}' lacks \"${key}\"")
    endif()
    set(${result} ${value} PARENT_SCOPE)
endfunction()

# CMake sorts the members of an object; the ids stand as the rows do, each of which begins with its family.
string(REGEX MATCHALL "\"[a-z0-9-]+\": {[ \n]*\"family\"" technique_names "${json}")
list(TRANSFORM technique_names REPLACE "^\"([^\"]+)\".*" "\\1")
members_of("${technique_rows}" sorted_names)
foreach(name IN LISTS sorted_names)
    if(NOT name IN_LIST technique_names)
        message(FATAL_ERROR "techniques.json: the technique '${name}' lacks \"family\", which comes first")
    endif()
endforeach()
members_of("${technique_groups}" group_names)
set(ids)
set(rows)
set(finders)
foreach(name IN LISTS technique_names)
    string(REPLACE "-" "_" id ${name})
    string(JSON row GET "${technique_rows}" ${name})
    fact_of(${name} "${row}" rating 0 rating)
    fact_of(${name} "${row}" level "" level)
    fact_of(${name} "${row}" points "" points)
    fact_of(${name} "${row}" needsUniqueness false needs_uniqueness)
    fact_of(${name} "${row}" isNested false is_nested)
    string(REPLACE "ON" "true" needs_uniqueness ${needs_uniqueness})
    set(finder nullptr)
    if(is_nested)
        list(APPEND nested_techniques ${name})
    else()
        set(finder find_${id})
        string(APPEND finders "bool find_${id}(const Candidates& board, Deduction& found);\n")
    endif()
    set(finder_after nullptr)
    fact_of(${name} "${row}" findsAfterChanges false finds_after)
    if(finds_after)
        set(finder_after find_${id}_after)
        string(APPEND finders "bool find_${id}_after(const Candidates& board, CellSet changed, Deduction& found);\n")
    endif()
    string(APPEND ids "    ${id},\n")
    string(APPEND rows "    {Id::${id}, \"${name}\", ${rating}, Level::${level}, ${points}, ${needs_uniqueness}, ${finder}, ${finder_after}},\n")
endforeach()

set(last_id ${id})

# A group is one search for the best of several techniques.
set(all_members)
set(groups)
set(begin 0)
foreach(name IN LISTS group_names)
    string(REPLACE "-" "_" id ${name})
    string(JSON members GET "${technique_groups}" ${name})
    members_of("${members}" members)
    list(LENGTH members count)
    list(APPEND all_members ${members})
    string(APPEND finders "bool find_${id}(const Candidates& board, Deduction& found);\n")
    string(APPEND groups "    {find_${id}, std::span(kJointMembers).subspan(${begin}, ${count})},\n")
    math(EXPR begin "${begin} + ${count}")
endforeach()
list(TRANSFORM all_members PREPEND "Id::")
list(JOIN all_members ", " all_members)
string(REPLACE "-" "_" all_members "${all_members}")

set(orders)
members_of("${technique_orders}" order_names)
foreach(order IN LISTS order_names)
    string(JSON parts GET "${technique_orders}" ${order})
    string(JSON last LENGTH "${parts}")
    math(EXPR last "${last} - 1")
    set(entries)
    foreach(part RANGE ${last})
        string(JSON tries GET "${parts}" ${part} tries)
        members_of("${tries}" tries)
        list(APPEND entries ${tries})
    endforeach()
    set(places)
    foreach(entry IN LISTS entries)
        list(FIND technique_names ${entry} place)
        if(place LESS 0)
            list(FIND group_names ${entry} place)
            if(place LESS 0)
                message(FATAL_ERROR "techniques.json: the order '${order}' has '${entry}', which is no technique and no group")
            endif()
            list(LENGTH technique_names before)
            math(EXPR place "${before} + ${place}")
        endif()
        list(APPEND places ${place})
    endforeach()
    list(JOIN places ", " places)
    string(APPEND orders "        case Order::${order}: {\n            static constexpr std::uint8_t kEntries[] = {${places}};\n            return kEntries;\n        }\n")
endforeach()

set(opening "// Made by cmake/techniques.cmake from cpp/sudoku/techniques/techniques.json: edit the techniques there.
#pragma once
")
file(
    CONFIGURE
    OUTPUT ${techniques_made}/sudoku/techniques/technique_ids.hpp
    CONTENT
        "@opening@
#include <cstdint>

namespace retrace::techniques {

enum class Id : std::uint8_t {
@ids@    last = @last_id@,
};

}  // namespace retrace::techniques
"
    @ONLY
)
file(
    CONFIGURE
    OUTPUT ${techniques_made}/sudoku/techniques/finders.hpp
    CONTENT
        "@opening@
#include \"sudoku/techniques/deduction.hpp\"

namespace retrace::techniques {

@finders@
}  // namespace retrace::techniques
"
    @ONLY
)
file(
    CONFIGURE
    OUTPUT ${techniques_made}/sudoku/techniques/technique_rows.hpp
    CONTENT
        "@opening@
#include \"sudoku/techniques/finders.hpp\"
#include \"sudoku/techniques/technique.hpp\"

namespace retrace::techniques {

inline constexpr Technique kTable[] = {
@rows@};

// The best of several techniques, found by one search.
struct JointSearch {
    Find find;
    std::span<const Id> members;
};

inline constexpr Id kJointMembers[] = {@all_members@};

inline constexpr JointSearch kJointSearches[] = {
@groups@};

// The entries of an order: the ids of techniques, then the numbers of the groups.
inline std::span<const std::uint8_t> entries_of(Order order) {
    switch (order) {
@orders@    }
    return {};
}

}  // namespace retrace::techniques
"
    @ONLY
)
