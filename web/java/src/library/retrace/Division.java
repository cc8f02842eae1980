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

    /** Exactly, by taking away the divisor doubled as often as it fits: TeaVM rounds the quotient, and has a rest of a division by zero. */
    public static double rest(double value, double by) {
        var divisor = Math.abs(by);
        if (!(divisor > 0) || Double.isNaN(value) || Double.isInfinite(value)) {
            return Double.NaN;
        }
        var rest = Math.abs(value);
        if (rest < divisor) {
            return value;
        }
        var part = divisor;
        while (part <= rest / 2) {
            part *= 2;
        }
        for (; part >= divisor; part /= 2) {
            rest -= rest >= part ? part : 0;
        }
        return Math.copySign(rest, value);
    }

    public static float rest(float value, float by) {
        return (float) rest((double) value, (double) by);
    }
}
