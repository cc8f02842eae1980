import java.util.Scanner;

public class 스도쿠 {
    static int[][] 판 = new int[9][9];

    static boolean 풀기(int 번호) {
        if (번호 == 81) return true;
        int 행 = 번호 / 9, 열 = 번호 % 9;
        if (판[행][열] != 0) return 풀기(번호 + 1);
        for (int 숫자 = 1; 숫자 <= 9; 숫자++) {
            if (가능(행, 열, 숫자)) {
                판[행][열] = 숫자; // [seen: 판]
                if (풀기(번호 + 1)) return true;
                판[행][열] = 0; // [seen: 판]
            }
        }
        return false;
    }

    // 같은 행, 열, 박스에 같은 숫자가 있는지 본다.
    static boolean 가능(int 행, int 열, int 숫자) {
        for (int i = 0; i < 9; i++) {
            if (판[행][i] == 숫자 || 판[i][열] == 숫자) return false;
            if (판[행 / 3 * 3 + i / 3][열 / 3 * 3 + i % 3] == 숫자) return false;
        }
        return true;
    }

    public static void main(String[] 인자) {
        Scanner 입력 = new Scanner(System.in);
        for (int i = 0; i < 81; i++) 판[i / 9][i % 9] = 입력.nextInt();
        System.err.println("다 읽었다: " + 판[0][0]);
        풀기(0);
        for (int[] 줄 : 판) {
            for (int 값 : 줄) System.out.print(값 + " ");
            System.out.println();
        }
    }
}
