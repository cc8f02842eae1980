// In place of libc++'s <__assertion_handler>, which vendors may replace: reports a container's failed check and goes on.
#pragma once

extern "C" void retrace_assertion(const char* text) noexcept;
#define _LIBCPP_ASSERTION_HANDLER(message) retrace_assertion(message)
