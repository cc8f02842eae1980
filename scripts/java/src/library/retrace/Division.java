// Divisions as Java has them: a machine ends a program that divides by zero, or the smallest number by -1.
package retrace;

public final class Division {
    /** Always 0. The compiler does not know that, and so cannot divide constants by zero while it translates. */
    static int zero;

    private Division() {
    }

    public static int divided(int value, int by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by == -1 ? -value : value / (by | zero);
    }

    public static int rest(int value, int by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by == -1 ? 0 : value % (by | zero);
    }

    public static long divided(long value, long by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by == -1 ? -value : value / (by | zero);
    }

    public static long rest(long value, long by) {
        if (by == 0) {
            throw new ArithmeticException("/ by zero");
        }
        return by == -1 ? 0 : value % (by | zero);
    }
}
