# The module of the Python package `retrace_sudoku`; pyproject.toml builds it by scikit-build-core.
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter Development.Module)
find_package(nanobind CONFIG REQUIRED)
find_package(Threads REQUIRED)

file(GLOB python_sources CONFIGURE_DEPENDS cpp/python/*.cpp)
nanobind_add_module(retrace_python NB_STATIC ${python_sources})
# Its headers do not keep our warnings.
target_include_directories(retrace_python SYSTEM PRIVATE ${NB_DIR}/include)
set_target_properties(retrace_python PROPERTIES OUTPUT_NAME _core)
set_target_properties(retrace_sudoku PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_link_libraries(retrace_python PRIVATE retrace_sudoku Threads::Threads)
install(TARGETS retrace_python LIBRARY DESTINATION retrace_sudoku COMPONENT python)
