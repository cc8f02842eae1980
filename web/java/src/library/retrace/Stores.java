// Stores of a program as the film sees them: each stores as Java does, and reports the store.
package retrace;

import java.util.List;

public final class Stores {
    private Stores() {
    }

    // The index of a number's store is checked before, by the program itself.

    public static void put(int[] array, int index, int value) {
        if (value < 0 || value > '9' || array.length < 9) {
            array[index] = value;
        } else {
            Report.before(array, index, value);
            array[index] = value;
            Report.after(array, index, value);
        }
    }

    public static void put(char[] array, int index, char value) {
        if (array.length < 9) {
            array[index] = value;
        } else {
            Report.before(array, index, value);
            array[index] = value;
            Report.after(array, index, value);
        }
    }

    public static void put(short[] array, int index, short value) {
        if (array.length < 9) {
            array[index] = value;
        } else {
            Report.before(array, index, value);
            array[index] = value;
            Report.after(array, index, value);
        }
    }

    /** Byte and boolean arrays share one instruction. */
    public static void put(Object array, int index, int value) {
        if (array instanceof byte[] bytes) {
            check(index, bytes.length);
            if (!Here.isFilmed || bytes.length < 9) {
                bytes[index] = (byte) value;
            } else {
                Report.before(bytes, index, value);
                bytes[index] = (byte) value;
                Report.after(bytes, index, value);
            }
        } else {
            check(index, ((boolean[]) array).length);
            ((boolean[]) array)[index] = value != 0;
        }
    }

    public static void put(Object[] array, int index, Object value) {
        check(index, array.length);
        Kinds.checkStored(array, value);
        if (!Here.isFilmed || array.length < 9) {
            array[index] = value;
            return;
        }
        var digit = Digits.of(value);
        beforeElement(array, index, value, digit);
        array[index] = value;
        Report.belongs(value, array, index);
        Report.after(array, index, digit);
    }

    public static Object set(List<Object> list, int index, Object value) {
        if (!Here.isFilmed || list.size() < 9) {
            return list.set(index, value);
        }
        var digit = Digits.of(value);
        beforeElement(list, index, value, digit);
        var before = list.set(index, value);
        Report.belongs(value, list, index);
        Report.after(list, index, digit);
        return before;
    }

    private static void beforeElement(Object list, int index, Object value, int digit) {
        if (digit < 0 && value instanceof CharSequence row) {
            Report.beforeRow(list, index, row);
        } else {
            Report.before(list, index, digit);
        }
    }

    public static boolean add(List<Object> list, Object value) {
        if (Here.isFilmed) {
            Report.belongs(value, list, list.size());
        }
        return list.add(value);
    }

    public static void setCharAt(StringBuilder text, int index, char value) {
        if (!Here.isFilmed || text.length() < 9) {
            text.setCharAt(index, value);
            return;
        }
        Report.before(text, index, value);
        text.setCharAt(index, value);
        Report.after(text, index, value);
    }

    public static void arraycopy(Object from, int start, Object to, int at, int count) {
        if (from == null || to == null) {
            throw new NullPointerException();
        }
        Kinds.checkCopied(from, to);
        checkCopied(from, "source", start, count);
        checkCopied(to, "destination", at, count);
        if (count < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
        }
        if (from instanceof Object[] elements && to instanceof Object[] array) {
            Kinds.copy(elements, start, array, at, count);
        } else {
            System.arraycopy(from, start, to, at, count);
        }
    }

    static void checkCopied(Object array, String name, int start, int count) {
        var length = java.lang.reflect.Array.getLength(array);
        var end = (long) start + count;
        if (start >= 0 && end <= length) {
            return;
        }
        var kind = array instanceof Object[] ? "object array" : array.getClass().getComponentType().getName();
        var which = start < 0 ? name + " index " + start : "last " + name + " index " + end;
        throw new ArrayIndexOutOfBoundsException("arraycopy: " + which + " out of bounds for " + kind + "[" + length + "]");
    }

    /** Reports an array of arrays that was made together with its rows. */
    public static void made(Object array) {
        if (Here.isFilmed && array instanceof Object[] rows) {
            for (var row = 0; row < rows.length && row < 10; row++) {
                Report.belongs(rows[row], array, row);
            }
        }
    }

    /** An element of an array was read while the film is on. */
    public static void read(Object[] array, int index) {
        var row = array[index];
        if (row != Here.lastRow) {
            Report.read(array, index, row);
        }
    }

    public static Object get(List<Object> list, int index) {
        var value = list.get(index);
        if (Here.isFilmed) {
            Report.read(list, index, value);
        }
        return value;
    }

    /** Reads from a byte or boolean array. */
    public static void at(Object array, int index) {
        check(index, array instanceof byte[] bytes ? bytes.length : ((boolean[]) array).length);
    }

    public static void lock(Object lock) {
        if (lock == null) {
            throw new NullPointerException();
        }
    }

    private static void check(int index, int length) {
        if (index < 0 || index >= length) {
            throw outside(index, length);
        }
    }

    public static ArrayIndexOutOfBoundsException outside(int index, int length) {
        return new ArrayIndexOutOfBoundsException(FaultTexts.outside(index, length));
    }
}
