// Additions, subtractions and multiplications that make an index of an array: the program goes on, and the page tells the line.
package retrace;

public final class Overflow {
    private Overflow() {
    }

    public static int plus(int one, int other) {
        var sum = one + other;
        if (((one ^ sum) & (other ^ sum)) < 0) {
            tell(one, " + ", other);
        }
        return sum;
    }

    public static int minus(int one, int other) {
        var difference = one - other;
        if (((one ^ other) & (one ^ difference)) < 0) {
            tell(one, " - ", other);
        }
        return difference;
    }

    public static int times(int one, int other) {
        var product = (long) one * other;
        if ((int) product != product) {
            tell(one, " * ", other);
        }
        return (int) product;
    }

    private static void tell(int one, String operator, int other) {
        if (Told.isNew(Here.line)) {
            Host.say(one + operator + other);
            Host.overflows(Here.line);
        }
    }

    /** The lines that were told, in a class of its own, as the operators must not ask for an initialiser. */
    private static final class Told {
        private static final int MOST = 16;
        private static final java.util.Set<Integer> LINES = new java.util.HashSet<>();

        static boolean isNew(int line) {
            return LINES.size() < MOST && LINES.add(line);
        }
    }
}
