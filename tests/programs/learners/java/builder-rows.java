import java.io.*;

class Solution {
    StringBuilder[] g = new StringBuilder[9];

    boolean run(int r, int c) {
        if (r == 9) return true;
        if (c == 9) return run(r + 1, 0);
        if (g[r].charAt(c) != '0') return run(r, c + 1);
        for (char ch = '1'; ch <= '9'; ++ch) {
            if (isUsed(r, c, ch)) continue;
            g[r].setCharAt(c, ch); // [seen: g]
            if (run(r, c + 1)) return true;
            g[r].setCharAt(c, '0'); // [seen: g]
        }
        return false;
    }

    boolean isUsed(int r, int c, char ch) {
        if (g[r].indexOf(String.valueOf(ch)) >= 0) return true;
        for (var row : g) if (row.charAt(c) == ch) return true;
        for (int i = r / 3 * 3; i < r / 3 * 3 + 3; i++)
            if (g[i].substring(c / 3 * 3, c / 3 * 3 + 3).contains("" + ch)) return true;
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        Solution s = new Solution();
        for (int i = 0; i < 9; i++) s.g[i] = new StringBuilder(br.readLine().trim());
        s.run(0, 0);
        BufferedWriter bw = new BufferedWriter(new OutputStreamWriter(System.out));
        for (StringBuilder row : s.g) {
            bw.write(row.toString());
            bw.newLine();
        }
        bw.close();
    }
}
