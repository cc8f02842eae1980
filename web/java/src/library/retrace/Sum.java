// A sum of numbers as Java's streams make it: what rounding lost is kept beside the sum.
package retrace;

public final class Sum {
    private double sum;
    private double lost;
    /** The sum without what was lost: where that has no value, an infinite sum still has. */
    private double plain;

    public void add(double value) {
        plain += value;
        addExactly(value);
    }

    public void add(Sum other) {
        plain += other.plain;
        addExactly(other.sum);
        addExactly(-other.lost);
    }

    public double value() {
        var exact = sum - lost;
        return Double.isNaN(exact) && Double.isInfinite(plain) ? plain : exact;
    }

    private void addExactly(double value) {
        var rest = value - lost;
        var next = sum + rest;
        lost = next - sum - rest;
        sum = next;
    }
}
