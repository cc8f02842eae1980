public class Main {
    static class NoSolution extends Exception {
        final int calls;

        NoSolution(String message, int calls) {
            super(message);
            this.calls = calls;
        }
    }

    static void search(int calls) throws NoSolution {
        if (calls == 5) {
            throw new NoSolution("풀 수 없다 " + calls, calls);
        }
        search(calls + 1);
    }

    public static void main(String[] args) throws Exception {
        try {
            search(0);
        } catch (NoSolution e) {
            System.out.println(e.calls + " " + e.getMessage());
            throw e;
        }
    }
}
