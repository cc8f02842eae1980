# The WebAssembly modules. For size where speed does not suffer: the searches run as fast, the engine does not.
# `page_modules` are those that the page loads; `all` has those of the widget and the package, too.

# Moves those of a target's sources that match `pattern` into an object library with options of their own. Options of
# a source would leave it out of the unity build, and each would be compiled alone.
function(compile_apart target part pattern)
    get_target_property(sources ${target} SOURCES)
    set(moved ${sources})
    list(FILTER moved INCLUDE REGEX ${pattern})
    list(REMOVE_ITEM sources ${moved})
    set_target_properties(${target} PROPERTIES SOURCES "${sources}")
    add_library(${part} OBJECT ${moved})
    compile_by_folder(${part})
    target_link_libraries(${part} PRIVATE retrace_options)
    target_compile_options(${part} PRIVATE -fno-exceptions ${ARGN})
    target_sources(${target} PRIVATE $<TARGET_OBJECTS:${part}>)
endfunction()

# Built for size: most of these searches are short, and the page fetches all of them. Chains take long.
set(for_size "/sudoku/techniques/(alternating/)?[a-z_]+\\.cpp$")
set(for_speed "/sudoku/(engine/[a-z_]+|generate/[a-z_]+|questions/[a-z_]+|bulk/[a-z_]+|answers/[a-z_]+)\\.cpp$")
# A later -O3 does not bring back the inlining that emcc forbids at -Os.
set(speed -O3 -finline-functions)
compile_apart(retrace_sudoku retrace_for_size ${for_size} -Oz)
compile_apart(retrace_sudoku retrace_for_speed ${for_speed} ${speed})

# The engine of puzzles with any rules, and what builds its network.
set(varied_for_speed "/varied/(answers|board|clauses|derived_sums|learner|learner_lessons|lower|network|network_sums|search)\\.cpp$")
compile_apart(retrace_varied retrace_varied_for_speed ${varied_for_speed} ${speed})

# The engine for modules that only ask it whether a puzzle has one solution. It goes before the library.
set(small_engine ${core_sources})
list(FILTER small_engine INCLUDE REGEX "/sudoku/engine/[a-z_]+\\.cpp$")
add_library(retrace_small_engine STATIC ${small_engine})
compile_by_folder(retrace_small_engine)
target_link_libraries(retrace_small_engine PUBLIC retrace_options)
target_compile_options(retrace_small_engine PRIVATE -fno-exceptions -Oz)
target_compile_definitions(retrace_small_engine PRIVATE RETRACE_SMALL)

# Both bindings of a module are made from its table beside web/worker (docs/decisions/core-calls.md).
set(bound retrace-answers retrace-searches retrace-questions retrace-techniques retrace-nested retrace-make retrace-varied retrace-bench retrace-solver)
set(plain retrace-plain-answers retrace-plain-searches retrace-plain-path retrace-plain-nested retrace-plain-varied retrace-recordings retrace-reader)
set(calls ${CMAKE_BINARY_DIR}/calls)
list(TRANSFORM bound REPLACE "(.+)" "${calls}/\\1.cpp" OUTPUT_VARIABLE bound_calls)
list(TRANSFORM plain REPLACE "(.+)" "${calls}/\\1.cpp" OUTPUT_VARIABLE plain_calls)
file(GLOB call_scripts CONFIGURE_DEPENDS scripts/core-calls/*)
find_program(node node REQUIRED)
add_custom_command(
    OUTPUT ${bound_calls} ${plain_calls}
    COMMAND ${node} ${CMAKE_SOURCE_DIR}/scripts/core-calls.mjs ${calls}
    DEPENDS scripts/core-calls.mjs ${call_scripts}
    DEPFILE ${calls}/made.d
    COMMENT "Making the bindings of the core's modules"
)
# The state of a watched search is laid out sixty times a second.
set_source_files_properties(
    ${calls}/retrace-searches.cpp
    PROPERTIES COMPILE_OPTIONS "-O2;-finline-functions"
)
add_custom_target(core_calls DEPENDS ${bound_calls} ${plain_calls})

# Modules of techniques ask the engine for a standing alone, so all but chains is built for size. Called before the core is
# linked, whose engine is the other.
function(build_techniques_for_size module)
    set(for_techniques retrace-techniques retrace-nested retrace-plain-path retrace-plain-nested)
    if(NOT module IN_LIST for_techniques)
        return()
    endif()
    target_link_libraries(${module} PRIVATE retrace_small_engine)
    target_compile_options(${module} PRIVATE -Oz)
    # A second look at the linked module, which takes no speed.
    target_link_options(${module} PRIVATE -sBINARYEN_EXTRA_PASSES=-Oz)
endfunction()

# Answers and counts: all that the first load fetches.
file(GLOB call_sources CONFIGURE_DEPENDS cpp/wasm/*.cpp)
set(retrace-answers_sources ${call_sources})
# The strategies, and the steps of searches and recordings.
set(retrace-searches_sources ${call_sources})
# Questions and bulk mode have a module of their own, too.
file(GLOB retrace-questions_sources CONFIGURE_DEPENDS cpp/wasm/questions/*.cpp)
# So have techniques: hints, ratings, whole paths. Few puzzles need nested chains, a third of the code: the page fetches
# the module that has them, too, for those alone (docs/decisions/two-techniques-modules.md).
file(GLOB techniques_sources CONFIGURE_DEPENDS cpp/wasm/techniques/*.cpp)
set(with_nested cpp/wasm/techniques/nested/with.cpp)
set(without_nested cpp/wasm/techniques/nested/without.cpp)
set(retrace-techniques_sources ${techniques_sources} ${without_nested})
set(retrace-nested_sources ${techniques_sources} ${with_nested})
# So has making puzzles: to order, many at once, the worst for a search.
file(GLOB retrace-make_sources CONFIGURE_DEPENDS cpp/wasm/make/*.cpp)
# The reader of any text.
file(GLOB retrace-reader_sources CONFIGURE_DEPENDS cpp/wasm/reader/*.cpp)
# Puzzles of any size with any rules.
file(GLOB retrace-varied_sources CONFIGURE_DEPENDS cpp/wasm/varied/*.cpp)
# The module of the npm package that computes without a page: all of the core in one.
file(GLOB lines_sources CONFIGURE_DEPENDS cpp/wasm/solver/*.cpp)
# The module that benchmarks and tests alone call; no page loads it. Built on request.
set(retrace-bench_sources ${lines_sources})
set(
    retrace-solver_sources
    ${lines_sources}
    ${retrace-reader_sources}
    ${call_sources}
    ${retrace-nested_sources}
    ${retrace-make_sources}
    ${retrace-questions_sources}
    ${retrace-varied_sources}
)
set(
    module_options
    -O3
    -msimd128
    -fno-exceptions
    -fno-rtti
    -sMODULARIZE=1
    -sEXPORT_ES6=1
    -sENVIRONMENT=web,worker
    -sUSE_ES6_IMPORT_META=0
    -sFILESYSTEM=0
    -sALLOW_MEMORY_GROWTH=1 # for the checkpoints of a long watch, the rows of a chunk
)
set(with_varied retrace-varied retrace-solver)
foreach(module IN LISTS bound)
    add_executable(
        ${module} ${${module}_sources} ${calls}/${module}.cpp cpp/wasm/embind/unbound_type_text.cpp
    )
    add_dependencies(${module} core_calls)
    set_target_properties(${module} PROPERTIES SUFFIX .mjs)
    target_compile_options(${module} PRIVATE -fno-exceptions)
    build_techniques_for_size(${module})
    if(module IN_LIST with_varied)
        target_link_libraries(${module} PRIVATE retrace_varied)
    endif()
    target_link_libraries(${module} PRIVATE retrace_sudoku)
    target_link_options(
        ${module}
        PRIVATE
        --bind
        ${module_options}
        -sDYNAMIC_EXECUTION=0
        -sMALLOC=emmalloc
    )
endforeach()
compile_by_folder(retrace-solver)
set_target_properties(retrace-bench PROPERTIES EXCLUDE_FROM_ALL ON)
# The walks of random paths, to be compared with the native ones (bench/random-paths.mjs). Built on request.
add_executable(retrace-paths EXCLUDE_FROM_ALL cpp/paths/main.cpp)
set_target_properties(retrace-paths PROPERTIES SUFFIX .mjs)
target_link_libraries(retrace-paths PRIVATE retrace_sudoku)
target_compile_options(retrace-paths PRIVATE -fno-exceptions)
target_link_options(retrace-paths PRIVATE ${module_options})

# The widget's modules: the same for two thirds of the bytes, with plain functions in Embind's
# place (docs/decisions/widget-size.md).
set(small -DRETRACE_SMALL -mbulk-memory)
set(plain_sources ${core_sources} ${call_sources})
list(FILTER plain_sources EXCLUDE REGEX "/sudoku/(bulk|climb|generate|questions)/")
add_library(retrace_plain STATIC ${plain_sources})
compile_by_folder(retrace_plain)
target_link_libraries(retrace_plain PUBLIC retrace_options)
target_compile_options(retrace_plain PUBLIC -fno-exceptions ${small})
compile_apart(retrace_plain retrace_plain_for_size ${for_size} -Oz -mbulk-memory)
compile_apart(retrace_plain retrace_plain_for_speed ${for_speed} ${small} ${speed})
# The modules that a widget fetches to explain a puzzle: the path alone, since hints and ratings are the page's.
set(retrace-plain-path_sources cpp/wasm/techniques/path_call.cpp ${without_nested})
set(retrace-plain-nested_sources cpp/wasm/techniques/path_call.cpp ${with_nested})
set(retrace-plain-varied_sources ${retrace-varied_sources})
foreach(module IN LISTS plain)
    add_executable(${module} ${${module}_sources} ${calls}/${module}.cpp)
    add_dependencies(${module} core_calls)
endforeach()
# The module that the page fetches to read photos. No contraction of sums, as natively.
file(GLOB scan_sources CONFIGURE_DEPENDS cpp/scan/*.cpp cpp/wasm/scan/*.cpp)
add_executable(retrace-scan ${scan_sources})
compile_by_folder(retrace-scan)
target_link_libraries(retrace-scan PRIVATE retrace_small_engine)
set(as_written -mbulk-memory -ffp-contract=off -mnontrapping-fptoint)
target_compile_options(retrace-scan PRIVATE -Oz ${as_written})
# Work on each pixel and each weight is built for speed, which is worth the size. Vectors gain nothing in the second.
set(pixels -O2 -finline-functions -fno-unroll-loops ${as_written})
compile_apart(retrace-scan retrace_scan_pixels "/scan/(components|ink|net|patch)\\.cpp$" ${pixels})
compile_apart(retrace-scan retrace_scan_cells "/scan/(cell_view|grey)\\.cpp$" ${pixels} -fno-vectorize)
# These two are the page's, and stand on the same core as its others, so that it waits for no second one.
set(read_by_page retrace-reader retrace-scan)
foreach(module IN LISTS plain ITEMS retrace-scan)
    set_target_properties(${module} PROPERTIES SUFFIX .wasm)
    build_techniques_for_size(${module})
    if(module IN_LIST read_by_page)
        target_compile_options(${module} PRIVATE -fno-exceptions -mbulk-memory)
        target_link_libraries(${module} PRIVATE retrace_sudoku)
    elseif(module STREQUAL retrace-plain-varied)
        target_compile_options(${module} PRIVATE -fno-exceptions -mbulk-memory)
        target_link_libraries(${module} PRIVATE retrace_varied)
    else()
        target_link_libraries(${module} PRIVATE retrace_plain)
    endif()
    target_link_options(
        ${module}
        PRIVATE
        --no-entry
        -O3
        -msimd128
        -mbulk-memory
        -fno-exceptions
        -sSTANDALONE_WASM
        -sFILESYSTEM=0
        -sMALLOC=emmalloc
        -sALLOW_MEMORY_GROWTH=1
    )
endforeach()
# A second look at the linked module, for size.
target_link_options(retrace-scan PRIVATE -sBINARYEN_EXTRA_PASSES=-Os)

add_custom_target(page_modules)
foreach(module IN ITEMS answers searches questions techniques nested make reader scan varied)
    add_dependencies(page_modules retrace-${module})
endforeach()
