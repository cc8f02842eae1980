import Foundation

var board = [[Int]]()
var blanks = [(Int, Int)]()

for r in 0..<9 {
    let row = readLine()!.split(separator: " ").map { Int(String($0))! }
    board.append(row)
    for c in 0..<9 where row[c] == 0 {
        blanks.append((r, c))
    }
}

func fits(_ r: Int, _ c: Int, _ d: Int) -> Bool {
    for i in 0..<9 {
        if board[r][i] == d || board[i][c] == d { return false }
        if board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d { return false }
    }
    return true
}

func solve(_ at: Int) {
    if at == blanks.count {
        board.forEach { row in print(row.map { String($0) }.joined(separator: " ")) }
        exit(0)
    }
    let (r, c) = blanks[at]
    for d in 1...9 {
        if fits(r, c, d) {
            board[r][c] = d
            solve(at + 1)
            board[r][c] = 0
        }
    }
}

solve(0)
