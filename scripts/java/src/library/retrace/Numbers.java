// Reads numbers from texts; a text without a number gives Java's own message.
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

    public static double parseDouble(String text) {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException error) {
            throw text.isBlank() ? new NumberFormatException("empty String") : wrong(text);
        }
    }

    public static long round(double value) {
        var floor = Math.floor(value);
        return (long) (value - floor >= 0.5 ? floor + 1 : floor);
    }

    public static int round(float value) {
        var rounded = round((double) value);
        return (int) Math.max(Integer.MIN_VALUE, Math.min(rounded, Integer.MAX_VALUE));
    }

    public static int addExact(int one, int other) {
        return exact((long) one + other);
    }

    public static int subtractExact(int one, int other) {
        return exact((long) one - other);
    }

    public static int multiplyExact(int one, int other) {
        return exact((long) one * other);
    }

    public static int incrementExact(int value) {
        return exact(value + 1L);
    }

    public static int decrementExact(int value) {
        return exact(value - 1L);
    }

    public static int negateExact(int value) {
        return exact(-(long) value);
    }

    public static int toIntExact(long value) {
        return exact(value);
    }

    private static int exact(long value) {
        if (value != (int) value) {
            throw new ArithmeticException("integer overflow");
        }
        return (int) value;
    }

    public static long addExact(long one, long other) {
        var sum = one + other;
        return exact(sum, ((one ^ sum) & (other ^ sum)) >= 0);
    }

    public static long subtractExact(long one, long other) {
        var rest = one - other;
        return exact(rest, ((one ^ other) & (one ^ rest)) >= 0);
    }

    public static long multiplyExact(long one, long other) {
        var product = one * other;
        var isExact = one == 0 || Division.divided(product, one) == other && !(one == -1 && other == Long.MIN_VALUE);
        return exact(product, isExact);
    }

    private static long exact(long value, boolean isExact) {
        if (!isExact) {
            throw new ArithmeticException("long overflow");
        }
        return value;
    }

    private static NumberFormatException wrong(String text) {
        return new NumberFormatException(text == null ? "Cannot parse null string" : "For input string: \"" + text + "\"");
    }
}
