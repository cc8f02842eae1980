// Functions of Math that the page computes as a JDK does, to the last digit.
package retrace;

import org.teavm.interop.Import;

final class Functions {
    /** No number is times two to a larger power another one than 0 or infinity. */
    private static final int MOST_POWER = 2099;
    private static final int STEP = 512;

    private Functions() {
    }

    @Import(module = "teavmMath", name = "log10")
    static native double log10(double value);

    @Import(module = "teavmMath", name = "log1p")
    static native double log1p(double value);

    @Import(module = "teavmMath", name = "expm1")
    static native double expm1(double value);

    @Import(module = "teavmMath", name = "cbrt")
    static native double cbrt(double value);

    @Import(module = "teavmMath", name = "sinh")
    static native double sinh(double value);

    @Import(module = "teavmMath", name = "cosh")
    static native double cosh(double value);

    @Import(module = "teavmMath", name = "tanh")
    static native double tanh(double value);

    /** Times two to a power, in steps, since the power alone may be too large or too small for a number. */
    static double scalb(double value, int power) {
        var left = Math.max(-MOST_POWER, Math.min(power, MOST_POWER));
        // The largest step comes last, so that a number that loses bits is rounded once.
        var first = left % STEP;
        var scaled = value * Double.longBitsToDouble((long) (first + Double.MAX_EXPONENT) << 52);
        for (var steps = Math.abs(left / STEP); steps > 0; steps--) {
            scaled *= left < 0 ? 0x1p-512 : 0x1p512;
        }
        return scaled;
    }

    static float scalb(float value, int power) {
        return (float) scalb((double) value, power);
    }
}
