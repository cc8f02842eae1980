// What a program makes: the page ends a program that makes too much. The class has no initialiser, for the reason of retrace.Here.
package retrace;

import java.util.Collection;

public final class Memory {
    private static final int ARRAY_BYTES = 16;
    private static final int REFERENCE_BYTES = 4;
    private static final int MIDDLE_BYTES = 128;
    private static final int LARGE_BYTES = 4096;
    /** The page is told of what is smaller than that once in so many bytes. */
    private static final int SLICE = 1 << 20;

    private static int made;
    private static int linked;

    private Memory() {
    }

    /** An array of so many elements, each of so many bytes. Arrays of a few are free again soon, or take long to fill memory. */
    public static void allocates(int count, int elementBytes) {
        checkLength(count);
        var bytes = ARRAY_BYTES + (long) count * elementBytes;
        if (bytes >= LARGE_BYTES) {
            Host.makes(whole(bytes));
        } else if (bytes >= MIDDLE_BYTES) {
            made += (int) bytes;
            if (made >= SLICE) {
                Host.made(made);
                made = 0;
            }
        }
    }

    /** A part of an array is copied; the library says what is wrong with a part that ends before it begins. */
    public static void allocatesRange(int from, int to, int elementBytes) {
        allocates(whole(Math.max(0, (long) to - from)), elementBytes);
    }

    /** A list or a set is made of the elements of another. */
    public static void copies(Collection<?> elements) {
        if (elements != null) {
            allocates(elements.size(), REFERENCE_BYTES);
        }
    }

    /** So many rows of one array. */
    public static void allocatesRows(int rows, int count, int elementBytes) {
        checkLength(rows);
        checkLength(count);
        var bytes = rows * (ARRAY_BYTES + (long) count * elementBytes);
        if (bytes >= LARGE_BYTES) {
            Host.makes(whole(bytes));
        }
    }

    /** Two lengths of an array multiplied; negative where one of them is. */
    public static int times(int one, int other) {
        checkLength(one);
        checkLength(other);
        return whole((long) one * other);
    }

    private static void checkLength(int count) {
        if (count < 0) {
            throw new NegativeArraySizeException(String.valueOf(count));
        }
    }

    private static int whole(long bytes) {
        return (int) Math.min(bytes, Integer.MAX_VALUE);
    }

    /** A list, a map or a text of the library is going to have so many elements, each of so many bytes. */
    public static void grows(int count, int elementBytes) {
        if (count >= SLICE) {
            Host.holds(whole((long) count * elementBytes));
        }
    }

    /** An object of so many bytes that may hold others like it. */
    public static void links(int bytes) {
        linked += bytes;
        if (linked >= SLICE) {
            Host.linked(linked);
            linked = 0;
        }
    }
}
