// Methods that TeaVM's java.io.PrintStream lacks: see Additions.
package retrace.added.io;

public final class PrintStream {
    private PrintStream() {
    }

    public static void print(java.io.PrintStream stream, boolean value) {
        stream.print(String.valueOf(value));
    }

    public static void print(java.io.PrintStream stream, float value) {
        stream.print(String.valueOf(value));
    }

    public static void println(java.io.PrintStream stream, char[] text) {
        stream.println(String.valueOf(text));
    }

    public static void writeBytes(java.io.PrintStream stream, byte[] bytes) {
        stream.write(bytes, 0, bytes.length);
    }
}
