// The sum and the number of a stream's numbers, with the JDK's rounding; stands for TeaVM's own class.
package org.teavm.classlib.java.util.stream.doubleimpl;

public class TAverageDoubleConsumer extends TSumDoubleConsumer {
    int count;

    @Override
    public boolean test(double value) {
        count++;
        return super.test(value);
    }
}
