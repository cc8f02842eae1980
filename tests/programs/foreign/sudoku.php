<?php
$board = [];
$blanks = [];
for ($r = 0; $r < 9; $r++) {
    $board[$r] = array_map('intval', explode(' ', trim(fgets(STDIN))));
    foreach ($board[$r] as $c => $d) {
        if ($d === 0) $blanks[] = [$r, $c];
    }
}

function fits($r, $c, $d) {
    global $board;
    for ($i = 0; $i < 9; $i++) {
        if ($board[$r][$i] === $d || $board[$i][$c] === $d) return false;
    }
    return true;
}

function solve($at) {
    global $board, $blanks;
    if ($at === count($blanks)) {
        foreach ($board as $row) echo implode(' ', $row), "\n";
        exit;
    }
    [$r, $c] = $blanks[$at];
    for ($d = 1; $d <= 9; $d++) {
        if (fits($r, $c, $d)) {
            $board[$r][$c] = $d;
            solve($at + 1);
            $board[$r][$c] = 0;
        }
    }
}
solve(0);
