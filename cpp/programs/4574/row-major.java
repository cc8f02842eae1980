import java.util.Scanner;

public class Main {
    static int[][] board;
    static boolean[][] inRow, inColumn, inBox, used;

    static boolean fits(int row, int column, int digit) {
        return !inRow[row][digit] && !inColumn[column][digit]
                && !inBox[row / 3 * 3 + column / 3][digit];
    }

    static void put(int row, int column, int digit, boolean isThere) {
        board[row][column] = isThere ? digit : 0;
        inRow[row][digit] = inColumn[column][digit] = isThere;
        inBox[row / 3 * 3 + column / 3][digit] = isThere;
    }

    static boolean fill(int cell) {
        while (cell < 81 && board[cell / 9][cell % 9] != 0) cell++;
        if (cell == 81) return true;
        int row = cell / 9, column = cell % 9;
        for (int way = 0; way < 2; way++) {
            int row2 = row + way, column2 = column + 1 - way;
            if (row2 == 9 || column2 == 9 || board[row2][column2] != 0) continue;
            for (int one = 1; one <= 9; one++) {
                if (!fits(row, column, one)) continue;
                put(row, column, one, true);
                for (int other = 1; other <= 9; other++) {
                    if (used[one][other] || !fits(row2, column2, other)) continue;
                    put(row2, column2, other, true);
                    used[one][other] = used[other][one] = true;
                    if (fill(cell + 1)) return true;
                    used[one][other] = used[other][one] = false;
                    put(row2, column2, other, false);
                }
                put(row, column, one, false);
            }
        }
        return false;
    }

    static void read(String place, int digit) {
        put(place.charAt(0) - 'A', place.charAt(1) - '1', digit, true);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        StringBuilder out = new StringBuilder();
        int count;
        for (int puzzle = 1; (count = in.nextInt()) != 0; puzzle++) {
            board = new int[9][9];
            inRow = new boolean[9][10];
            inColumn = new boolean[9][10];
            inBox = new boolean[9][10];
            used = new boolean[10][10];
            for (int digit = 1; digit <= 9; digit++) used[digit][digit] = true;
            for (int i = 0; i < count; i++) {
                int one = in.nextInt();
                read(in.next(), one);
                int other = in.nextInt();
                read(in.next(), other);
                used[one][other] = used[other][one] = true;
            }
            for (int digit = 1; digit <= 9; digit++) read(in.next(), digit);
            fill(0);
            out.append("Puzzle ").append(puzzle).append('\n');
            for (int[] row : board) {
                for (int digit : row) out.append(digit);
                out.append('\n');
            }
        }
        System.out.print(out);
    }
}
