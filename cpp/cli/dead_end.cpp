// Words a dead end.
#include "cli/dead_end.hpp"

#include <string>

#include "cli/words.hpp"

namespace retrace::cli {

void DeadEnds::write(Cell cell, Output& output) {
    output.write("dead end " + cell_name(cell) + '\n');
    explain();
}

void DeadEnds::explain() {
    if (told_.exchange(true)) return;
    tell(
        "retrace: " +
        said(
            {"{1} never takes a digit back, so its dead end does not prove that there is no "
             "solution",
             "{1} 전략은 숫자를 되돌리지 않으므로, 막다른 칸에 이르러도 답이 없다는 뜻은 아닙니다"},
            {strategy_}));
}

}  // namespace retrace::cli
