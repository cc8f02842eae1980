// Compares deductions whole, with all that their chains rest on.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "sudoku/techniques/deduction.hpp"

namespace retrace::techniques {

inline void expect_same(const Deduction& one, const Deduction& other, const std::string& where) {
    EXPECT_EQ(one.technique, other.technique) << where;
    EXPECT_EQ(one.rating, other.rating) << where;
    EXPECT_EQ(one.placement, other.placement) << where;
    EXPECT_EQ(one.eliminations, other.eliminations) << where;
    EXPECT_EQ(one.evidence, other.evidence) << where;
    ASSERT_EQ(one.inner.size(), other.inner.size()) << where;
    for (std::size_t i = 0; i < one.inner.size(); ++i) {
        EXPECT_EQ(one.inner[i].chain, other.inner[i].chain) << where;
        EXPECT_EQ(one.inner[i].conclusion, other.inner[i].conclusion) << where;
        expect_same(one.inner[i].deduction, other.inner[i].deduction, where);
    }
}

}  // namespace retrace::techniques
