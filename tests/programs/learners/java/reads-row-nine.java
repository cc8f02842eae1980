import java.util.Scanner;
public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int[][] board = new int[9][9];
        for (int r = 0; r <= 9; r++)
            for (int c = 0; c < 9; c++) board[r][c] = sc.hasNextInt() ? sc.nextInt() : 0;
        System.out.println(board[0][0]);
    }
}
