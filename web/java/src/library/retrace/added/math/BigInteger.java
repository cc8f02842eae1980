// Methods that TeaVM's java.math.BigInteger lacks: see Additions.
package retrace.added.math;

public final class BigInteger {
    private BigInteger() {
    }

    public static java.math.BigInteger[] sqrtAndRemainder(java.math.BigInteger number) {
        var root = number.sqrt();
        return new java.math.BigInteger[] {root, number.subtract(root.multiply(root))};
    }
}
