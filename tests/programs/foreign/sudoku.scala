import scala.io.StdIn

object Main extends App {
  val board = Array.fill(9)(StdIn.readLine().split(" ").map(_.toInt))

  def fits(r: Int, c: Int, d: Int): Boolean =
    (0 until 9).forall(i => board(r)(i) != d && board(i)(c) != d)

  def solve(at: Int): Boolean = {
    if (at == 81) true
    else if (board(at / 9)(at % 9) != 0) solve(at + 1)
    else {
      for (d <- 1 to 9 if fits(at / 9, at % 9, d)) {
        board(at / 9)(at % 9) = d
        if (solve(at + 1)) return true
        board(at / 9)(at % 9) = 0
      }
      false
    }
  }

  solve(0)
  board.foreach(row => println(row.mkString(" ")))
}
