// The sum of a stream of numbers, with the JDK's rounding; stands for TeaVM's own class.
package org.teavm.classlib.java.util.stream.doubleimpl;

import java.util.function.DoublePredicate;
import retrace.Sum;

public class TSumDoubleConsumer implements DoublePredicate {
    private final Sum all = new Sum();
    double sum;

    @Override
    public boolean test(double value) {
        all.add(value);
        sum = all.value();
        return true;
    }
}
