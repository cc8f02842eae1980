// Functions of Math that the page computes as a JDK does, to the last digit.
package retrace;

import org.teavm.interop.Import;

final class Functions {
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
}
