// Reads digits from arrays, lists and texts, the containers that may be rows of a board.
package retrace;

import java.util.List;

final class Digits {
    private Digits() {
    }

    /** The number of elements; -1 for an object that is no list. */
    static int lengthOf(Object list) {
        if (list instanceof int[] ints) {
            return ints.length;
        } else if (list instanceof char[] chars) {
            return chars.length;
        } else if (list instanceof Object[] objects) {
            return objects.length;
        } else if (list instanceof List<?> elements) {
            return elements.size();
        } else if (list instanceof CharSequence text) {
            return text.length();
        } else if (list instanceof byte[] bytes) {
            return bytes.length;
        } else if (list instanceof short[] shorts) {
            return shorts.length;
        }
        return -1;
    }

    static boolean isRow(Object list) {
        return lengthOf(list) >= 9;
    }

    /** An element that may be a row; null where the container holds digits itself. */
    static Object rowOf(Object list, int index) {
        if (list instanceof Object[] objects) {
            return index >= 0 && index < objects.length ? objects[index] : null;
        } else if (list instanceof List<?> elements) {
            return index >= 0 && index < elements.size() ? elements.get(index) : null;
        }
        return null;
    }

    static boolean isInRows(Object list) {
        return isRow(rowOf(list, lengthOf(list) - 1));
    }

    /** The digit at an index, 0 for a blank, -1 for neither. */
    static int at(Object list, int index) {
        if (index < 0 || index >= lengthOf(list)) {
            return -1;
        } else if (list instanceof int[] ints) {
            return of(ints[index]);
        } else if (list instanceof char[] chars) {
            return of(chars[index]);
        } else if (list instanceof byte[] bytes) {
            return of(bytes[index]);
        } else if (list instanceof short[] shorts) {
            return of(shorts[index]);
        } else if (list instanceof CharSequence text) {
            return of(text.charAt(index));
        }
        return of(rowOf(list, index));
    }

    static int of(Object value) {
        if (value == null) {
            return 0;
        } else if (value instanceof Number number) {
            return of(number.intValue());
        } else if (value instanceof Character character) {
            return of(character.charValue());
        } else if (value instanceof CharSequence text && text.length() == 1) {
            return of(text.charAt(0));
        }
        return -1;
    }

    /** The digit that an element stands for: a number itself, or the character of a digit or a blank. */
    static int of(int value) {
        if (value >= 0 && value <= 9) {
            return value;
        } else if (value >= '0' && value <= '9') {
            return value - '0';
        }
        return switch (value) {
            case -1, '.', ' ', '_', '-', '*' -> 0;
            default -> -1;
        };
    }
}
