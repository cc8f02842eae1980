
/** Writes each step on the board into a file, and ends the program after as many as are asked for. */
class Recorder {
    static final StringBuilder steps = new StringBuilder();
    static int left = Integer.parseInt(System.getenv("RETRACE_STEPS"));

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Recorder::save));
    }

    static int recorded(int row, int col, int before, int after) {
        if (before != 0) write("backtrack r" + (row + 1) + "c" + (col + 1));
        if (after != 0) write("placement r" + (row + 1) + "c" + (col + 1) + " " + after);
        return after;
    }

    static void write(String step) {
        if (left-- == 0) System.exit(0);
        steps.append(step).append('\n');
    }

    static void save() {
        try {
            var file = java.nio.file.Path.of(System.getenv("RETRACE_RECORDING"));
            java.nio.file.Files.writeString(file, steps);
        } catch (java.io.IOException e) {
            throw new RuntimeException(e);
        }
    }
}
