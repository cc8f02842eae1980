// In place of libc++'s <__assertion_handler>, as its vendors may: what a container notices is told, and the program goes on.
#pragma once

extern "C" void retrace_assertion(const char* text) noexcept;
#define _LIBCPP_ASSERTION_HANDLER(message) retrace_assertion(message)
