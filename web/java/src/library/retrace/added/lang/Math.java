// Methods that TeaVM's java.lang.Math lacks: see Additions.
package retrace.added.lang;

import java.math.BigDecimal;
import java.math.BigInteger;

public final class Math {
    private Math() {
    }

    public static long multiplyFull(int one, int other) {
        return (long) one * other;
    }

    public static long multiplyHigh(long one, long other) {
        return BigInteger.valueOf(one).multiply(BigInteger.valueOf(other)).shiftRight(64).longValue();
    }

    public static double fma(double one, double other, double added) {
        var product = one * other;
        if (Double.isNaN(product + added) || Double.isInfinite(one) || Double.isInfinite(other) || Double.isInfinite(added)) {
            return product + added;
        }
        var exact = new BigDecimal(one).multiply(new BigDecimal(other)).add(new BigDecimal(added));
        return exact.signum() == 0 ? product + added : exact.doubleValue();
    }

    public static float fma(float one, float other, float added) {
        return (float) ((double) one * other + added);
    }
}
