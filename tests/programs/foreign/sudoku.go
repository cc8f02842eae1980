package main

import (
	"bufio"
	"fmt"
	"os"
)

var board [9][9]int
var blanks [][2]int

func fits(r, c, d int) bool {
	for i := 0; i < 9; i++ {
		if board[r][i] == d || board[i][c] == d {
			return false
		}
		if board[r/3*3+i/3][c/3*3+i%3] == d {
			return false
		}
	}
	return true
}

func solve(at int) bool {
	if at == len(blanks) {
		return true
	}
	r, c := blanks[at][0], blanks[at][1]
	for d := 1; d <= 9; d++ {
		if fits(r, c, d) {
			board[r][c] = d
			if solve(at + 1) {
				return true
			}
			board[r][c] = 0
		}
	}
	return false
}

func main() {
	in := bufio.NewReader(os.Stdin)
	for r := range board {
		for c := range board[r] {
			fmt.Fscan(in, &board[r][c])
			if board[r][c] == 0 {
				blanks = append(blanks, [2]int{r, c})
			}
		}
	}
	solve(0)
	for _, row := range board {
		for _, d := range row {
			fmt.Print(d, " ")
		}
		fmt.Println()
	}
}
