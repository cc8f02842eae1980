// Elements of arrays whose kind is known only when the program runs: TeaVM's own java.lang.reflect.Array makes modules that end the tab.
package retrace;

public final class Elements {
    private static final String MISMATCH = "argument type mismatch";

    private Elements() {
    }

    public static Object get(Object array, int index) {
        check(array, index);
        if (array instanceof Object[] objects) {
            return objects[index];
        } else if (array instanceof int[] ints) {
            return ints[index];
        } else if (array instanceof char[] chars) {
            return chars[index];
        } else if (array instanceof byte[] bytes) {
            return bytes[index];
        } else if (array instanceof long[] longs) {
            return longs[index];
        } else if (array instanceof double[] doubles) {
            return doubles[index];
        } else if (array instanceof boolean[] truths) {
            return truths[index];
        } else if (array instanceof short[] shorts) {
            return shorts[index];
        }
        return ((float[]) array)[index];
    }

    static void set(Object array, int index, Object value) {
        check(array, index);
        if (array instanceof Object[] objects) {
            if (value != null && !array.getClass().getComponentType().isInstance(value)) {
                throw new IllegalArgumentException("array element type mismatch");
            }
            objects[index] = value;
        } else if (value == null) {
            throw new IllegalArgumentException();
        } else if (array instanceof boolean[] truths && value instanceof Boolean truth) {
            truths[index] = truth;
        } else if (array instanceof char[] chars && value instanceof Character character) {
            chars[index] = character;
        } else {
            setNumber(array, index, value instanceof Character character ? Integer.valueOf(character) : value, value);
        }
    }

    /** A number fits where Java widens it by itself. */
    private static void setNumber(Object array, int index, Object number, Object value) {
        var isSmall = value instanceof Byte || value instanceof Short;
        var isInt = isSmall || number instanceof Integer;
        var isLong = isInt || number instanceof Long;
        if (array instanceof byte[] bytes && value instanceof Byte small) {
            bytes[index] = small;
        } else if (array instanceof short[] shorts && isSmall) {
            shorts[index] = ((Number) number).shortValue();
        } else if (array instanceof int[] ints && isInt) {
            ints[index] = ((Number) number).intValue();
        } else if (array instanceof long[] longs && isLong) {
            longs[index] = ((Number) number).longValue();
        } else if (array instanceof float[] floats && (isLong || value instanceof Float)) {
            floats[index] = ((Number) number).floatValue();
        } else if (array instanceof double[] doubles && number instanceof Number) {
            doubles[index] = ((Number) number).doubleValue();
        } else {
            throw new IllegalArgumentException(MISMATCH);
        }
    }

    private static void check(Object array, int index) {
        if (!array.getClass().isArray()) {
            throw new IllegalArgumentException("Argument is not an array");
        } else if (index < 0 || index >= java.lang.reflect.Array.getLength(array)) {
            throw new ArrayIndexOutOfBoundsException();
        }
    }
}
