// Methods that TeaVM's java.util.Arrays lacks: see Additions. The comparisons are one for all types of elements.
package retrace.added.util;

import java.lang.reflect.Array;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import retrace.Elements;

public final class Arrays {
    /** Numbers, characters and truth values in their own order, texts and others in theirs; null before all else. */
    private static final Comparator<Object> IN_ORDER = Comparator.nullsFirst(Arrays::compareTwo);
    private static final Comparator<Object> UNSIGNED = Arrays::compareUnsignedTwo;

    private Arrays() {
    }

    @SuppressWarnings("unchecked")
    private static int compareTwo(Object one, Object other) {
        return ((Comparable<Object>) one).compareTo(other);
    }

    private static int compareUnsignedTwo(Object one, Object other) {
        if (one instanceof Byte left && other instanceof Byte right) {
            return Byte.toUnsignedInt(left) - Byte.toUnsignedInt(right);
        } else if (one instanceof Short left && other instanceof Short right) {
            return Short.toUnsignedInt(left) - Short.toUnsignedInt(right);
        }
        return one instanceof java.lang.Integer left && other instanceof java.lang.Integer right
                ? java.lang.Integer.compareUnsigned(left, right)
                : java.lang.Long.compareUnsigned((java.lang.Long) one, (java.lang.Long) other);
    }

    private static int compared(Object one, Object other, Comparator<Object> order) {
        if (one == other) {
            return 0;
        } else if (one == null || other == null) {
            return one == null ? -1 : 1;
        }
        return compared(one, 0, Array.getLength(one), other, 0, Array.getLength(other), order);
    }

    private static int compared(Object one, int from, int to, Object other, int otherFrom, int otherTo, Comparator<Object> order) {
        check(one, from, to);
        check(other, otherFrom, otherTo);
        var count = Math.min(to - from, otherTo - otherFrom);
        for (var at = 0; at < count; at++) {
            var difference = order.compare(Elements.get(one, from + at), Elements.get(other, otherFrom + at));
            if (difference != 0) {
                return difference;
            }
        }
        return to - from - (otherTo - otherFrom);
    }

    private static void check(Object array, int from, int to) {
        var length = Array.getLength(Objects.requireNonNull(array));
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        } else if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
        }
    }

    public static int compare(boolean[] one, boolean[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(boolean[] one, int from, int to, boolean[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(byte[] one, byte[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(byte[] one, int from, int to, byte[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(char[] one, char[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(char[] one, int from, int to, char[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(double[] one, double[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(double[] one, int from, int to, double[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(float[] one, float[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(float[] one, int from, int to, float[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(int[] one, int[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(int[] one, int from, int to, int[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(long[] one, long[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(long[] one, int from, int to, long[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compare(short[] one, short[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static int compare(short[] one, int from, int to, short[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    public static int compareUnsigned(byte[] one, byte[] other) {
        return compared(one, other, UNSIGNED);
    }

    public static int compareUnsigned(short[] one, short[] other) {
        return compared(one, other, UNSIGNED);
    }

    public static int compareUnsigned(int[] one, int[] other) {
        return compared(one, other, UNSIGNED);
    }

    public static int compareUnsigned(long[] one, long[] other) {
        return compared(one, other, UNSIGNED);
    }

    public static <T extends Comparable<? super T>> int compare(T[] one, T[] other) {
        return compared(one, other, IN_ORDER);
    }

    public static <T extends Comparable<? super T>> int compare(T[] one, int from, int to, T[] other, int otherFrom, int otherTo) {
        return compared(one, from, to, other, otherFrom, otherTo, IN_ORDER);
    }

    @SuppressWarnings("unchecked")
    public static <T> int compare(T[] one, T[] other, Comparator<? super T> order) {
        return compared(one, other, (Comparator<Object>) order);
    }

    @SuppressWarnings("unchecked")
    public static <T> int compare(T[] one, int from, int to, T[] other, int otherFrom, int otherTo, Comparator<? super T> order) {
        return compared(one, from, to, other, otherFrom, otherTo, (Comparator<Object>) order);
    }

    public static <T> boolean equals(T[] one, T[] other, Comparator<? super T> order) {
        return one == other || one != null && other != null && one.length == other.length && mismatch(one, other, order) < 0;
    }

    public static <T> int mismatch(T[] one, T[] other, Comparator<? super T> order) {
        return mismatch(one, 0, one.length, other, 0, other.length, order);
    }

    public static <T> int mismatch(T[] one, int from, int to, T[] other, int otherFrom, int otherTo, Comparator<? super T> order) {
        check(one, from, to);
        check(other, otherFrom, otherTo);
        var count = Math.min(to - from, otherTo - otherFrom);
        for (var at = 0; at < count; at++) {
            if (one[from + at] != other[otherFrom + at] && order.compare(one[from + at], other[otherFrom + at]) != 0) {
                return at;
            }
        }
        return to - from == otherTo - otherFrom ? -1 : count;
    }

    public static void parallelPrefix(int[] array, IntBinaryOperator joined) {
        parallelPrefix(array, 0, array.length, joined);
    }

    public static void parallelPrefix(int[] array, int from, int to, IntBinaryOperator joined) {
        Objects.requireNonNull(joined);
        check(array, from, to);
        for (var at = from + 1; at < to; at++) {
            array[at] = joined.applyAsInt(array[at - 1], array[at]);
        }
    }

    public static void parallelPrefix(long[] array, LongBinaryOperator joined) {
        parallelPrefix(array, 0, array.length, joined);
    }

    public static void parallelPrefix(long[] array, int from, int to, LongBinaryOperator joined) {
        Objects.requireNonNull(joined);
        check(array, from, to);
        for (var at = from + 1; at < to; at++) {
            array[at] = joined.applyAsLong(array[at - 1], array[at]);
        }
    }

    public static void parallelPrefix(double[] array, DoubleBinaryOperator joined) {
        parallelPrefix(array, 0, array.length, joined);
    }

    public static void parallelPrefix(double[] array, int from, int to, DoubleBinaryOperator joined) {
        Objects.requireNonNull(joined);
        check(array, from, to);
        for (var at = from + 1; at < to; at++) {
            array[at] = joined.applyAsDouble(array[at - 1], array[at]);
        }
    }

    public static <T> void parallelPrefix(T[] array, BinaryOperator<T> joined) {
        parallelPrefix(array, 0, array.length, joined);
    }

    public static <T> void parallelPrefix(T[] array, int from, int to, BinaryOperator<T> joined) {
        Objects.requireNonNull(joined);
        check(array, from, to);
        for (var at = from + 1; at < to; at++) {
            array[at] = joined.apply(array[at - 1], array[at]);
        }
    }

    public static void parallelSort(byte[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(byte[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(char[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(char[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(double[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(double[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(float[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(float[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(int[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(int[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(long[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(long[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static void parallelSort(short[] array) {
        java.util.Arrays.sort(array);
    }

    public static void parallelSort(short[] array, int from, int to) {
        java.util.Arrays.sort(array, from, to);
    }

    public static <T extends Comparable<? super T>> void parallelSort(T[] array) {
        java.util.Arrays.sort(array);
    }

    public static <T> void parallelSort(T[] array, Comparator<? super T> order) {
        java.util.Arrays.sort(array, order);
    }
}
