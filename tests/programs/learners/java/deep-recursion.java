public class Main {
    static int depth;

    // On one line, since the stack may end at either statement.
    static int down(int n) { depth = n; return down(n + 1) + 1; }

    public static void main(String[] args) {
        System.out.println(down(0));
    }
}
