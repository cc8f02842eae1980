// The sum, the least and the largest of numbers, with the JDK's rounding; stands for TeaVM's own class.
package org.teavm.classlib.java.util;

import org.teavm.classlib.java.util.function.TDoubleConsumer;
import retrace.Format;
import retrace.Sum;

public class TDoubleSummaryStatistics implements TDoubleConsumer {
    private final Sum sum = new Sum();
    private long count;
    private double least = Double.POSITIVE_INFINITY;
    private double most = Double.NEGATIVE_INFINITY;

    @Override
    public void accept(double value) {
        count++;
        sum.add(value);
        least = Math.min(least, value);
        most = Math.max(most, value);
    }

    public void combine(TDoubleSummaryStatistics other) {
        count += other.count;
        sum.add(other.sum);
        least = Math.min(least, other.least);
        most = Math.max(most, other.most);
    }

    public final long getCount() {
        return count;
    }

    public final double getSum() {
        return sum.value();
    }

    public final double getMin() {
        return least;
    }

    public final double getMax() {
        return most;
    }

    public final double getAverage() {
        return count > 0 ? getSum() / count : 0;
    }

    @Override
    public String toString() {
        Object[] values = {count, getSum(), least, getAverage(), most};
        return Format.format("DoubleSummaryStatistics{count=%d, sum=%f, min=%f, average=%f, max=%f}", values);
    }
}
