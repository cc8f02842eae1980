import java.io.BufferedReader
import java.io.InputStreamReader
import java.util.StringTokenizer

val board = Array(9) { IntArray(9) }
val blanks = mutableListOf<Pair<Int, Int>>()

fun fits(r: Int, c: Int, d: Int): Boolean {
    for (i in 0 until 9) {
        if (board[r][i] == d || board[i][c] == d) return false
        if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false
    }
    return true
}

fun solve(at: Int): Boolean {
    if (at == blanks.size) return true
    val (r, c) = blanks[at]
    for (d in 1..9) {
        if (fits(r, c, d)) {
            board[r][c] = d
            if (solve(at + 1)) return true
            board[r][c] = 0
        }
    }
    return false
}

fun main() {
    val br = BufferedReader(InputStreamReader(System.`in`))
    for (r in 0 until 9) {
        val st = StringTokenizer(br.readLine())
        for (c in 0 until 9) {
            board[r][c] = st.nextToken().toInt()
            if (board[r][c] == 0) blanks.add(Pair(r, c))
        }
    }
    solve(0)
    println(board.joinToString("\n") { it.joinToString(" ") })
}
