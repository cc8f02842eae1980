import 'dart:io';

late List<List<int>> board;
List<List<int>> blanks = [];

bool fits(int r, int c, int d) {
  for (int i = 0; i < 9; i++) {
    if (board[r][i] == d || board[i][c] == d) return false;
    if (board[r ~/ 3 * 3 + i ~/ 3][c ~/ 3 * 3 + i % 3] == d) return false;
  }
  return true;
}

bool solve(int at) {
  if (at == blanks.length) return true;
  int r = blanks[at][0], c = blanks[at][1];
  for (int d = 1; d <= 9; d++) {
    if (!fits(r, c, d)) continue;
    board[r][c] = d;
    if (solve(at + 1)) return true;
    board[r][c] = 0;
  }
  return false;
}

void main() {
  board = List.generate(9, (_) => stdin.readLineSync()!.split(' ').map(int.parse).toList());
  for (int r = 0; r < 9; r++) {
    for (int c = 0; c < 9; c++) {
      if (board[r][c] == 0) blanks.add([r, c]);
    }
  }
  solve(0);
  for (var row in board) print(row.join(' '));
}
