// Numbers read from texts, with Java's own messages where there is none in them.
package retrace;

public final class Numbers {
    private Numbers() {
    }

    public static int parseInt(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException error) {
            throw wrong(text);
        }
    }

    public static Integer valueOf(String text) {
        return parseInt(text);
    }

    public static long parseLong(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException error) {
            throw wrong(text);
        }
    }

    private static NumberFormatException wrong(String text) {
        return new NumberFormatException(text == null ? "Cannot parse null string" : "For input string: \"" + text + "\"");
    }
}
