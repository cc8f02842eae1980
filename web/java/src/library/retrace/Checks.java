// Checks of Java that TeaVM's library lacks, each called where a method of the library begins: see FaultTable.
package retrace;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

final class Checks {
    private Checks() {
    }

    static Object notNull(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return value;
    }

    static void present(Object value) {
        notNull(value);
    }

    /** Unlike List.of, it may hold null; it lies over an array, whose fault an index out of its bounds gives. */
    @SuppressWarnings("unchecked")
    static <T> List<T> list(Stream<T> stream) {
        List<T> elements = new ArrayList<>();
        stream.forEach(elements::add);
        return (List<T>) Collections.unmodifiableList(Arrays.asList(elements.toArray()));
    }

    static char[] codePoint(int code) {
        if (code < 0 || code > Character.MAX_CODE_POINT) {
            throw new IllegalArgumentException("Not a valid Unicode code point: 0x" + Integer.toHexString(code).toUpperCase());
        }
        return code < Character.MIN_SUPPLEMENTARY_CODE_POINT
                ? new char[] {(char) code}
                : new char[] {Character.highSurrogate(code), Character.lowSurrogate(code)};
    }

    static void part(String text, int start, int end) {
        var length = text.length();
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + start + ", end " + end + ", length " + length);
        }
    }

    static void range(CharSequence text, int start, int end) {
        var length = text.length();
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
    }

    static void rangeToEnd(CharSequence text, int start, int end) {
        range(text, start, Math.min(end, text.length()));
    }

    static void codePoint(CharSequence text, int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    static void offset(CharSequence text, int index) {
        if (index < 0 || index > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + index + ", length " + text.length());
        }
    }

    /** A longer text ends in characters of the number 0, as in Java. */
    static void length(CharSequence text, int length) {
        if (length < 0) {
            throw new StringIndexOutOfBoundsException(length);
        }
        for (var at = text.length(); at < length; at++) {
            if (text instanceof StringBuilder builder) {
                builder.append('\0');
            } else if (text instanceof StringBuffer buffer) {
                buffer.append('\0');
            }
        }
    }

    static void characters(char[] text, int start, int count) {
        if (start < 0 || count < 0 || start > text.length - count) {
            throw new StringIndexOutOfBoundsException("offset " + start + ", count " + count + ", length " + text.length);
        }
    }

    static void capacity(int length) {
        if (length < 0) {
            throw new NegativeArraySizeException(String.valueOf(length));
        }
    }

    static void arrayIndex(List<?> list, int index) {
        if (index < 0 || index >= list.size()) {
            throw Stores.outside(index, list.size());
        }
    }

    static void ofElements(List<?> list, int from, int to) {
        if (from < 0) {
            throw new IndexOutOfBoundsException("fromIndex = " + from);
        } else if (to > list.size()) {
            throw new IndexOutOfBoundsException("toIndex = " + to);
        }
        ordered(from, to);
    }

    private static void ordered(int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
        }
    }

    static void place(List<?> list, int index) {
        if (index < 0 || index > list.size()) {
            throw new IndexOutOfBoundsException(FaultTexts.place(list, index));
        }
    }

    static void element(List<?> list, int index) {
        if (index < 0 || index >= list.size()) {
            throw new IndexOutOfBoundsException(FaultTexts.place(list, index));
        }
    }

    static void range(Object array, int from, int to) {
        var length = Array.getLength(Objects.requireNonNull(array));
        ordered(from, to);
        if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
        }
    }

    static void bounds(Object array, int from, int to) {
        var length = Array.getLength(Objects.requireNonNull(array));
        if (from > to) {
            throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
        } else if (from < 0 || to > length) {
            throw new ArrayIndexOutOfBoundsException(from < 0 ? from : to);
        }
    }

    static void copied(Object array, int from, int to) {
        var length = Array.getLength(Objects.requireNonNull(array));
        var count = Math.min(length - from, to - from);
        if (from <= to && count < 0) {
            throw new ArrayIndexOutOfBoundsException("arraycopy: length " + count + " is negative");
        } else if (from <= to) {
            Stores.checkCopied(array, "source", from, count);
        }
    }

    static void vectorIndex(List<?> list, int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " >= " + list.size());
        }
        arrayIndex(list, index);
    }

    static void vectorIndex(List<?> list, Object element, int index) {
        vectorIndex(list, index);
    }

    static void vectorRead(List<?> list, int index) {
        if (index >= list.size()) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        arrayIndex(list, index);
    }

    static void vectorRemove(List<?> list, int index) {
        if (index < 0) {
            throw new ArrayIndexOutOfBoundsException(index);
        }
        vectorIndex(list, index);
    }

    static void vectorAdd(List<?> list, int index) {
        if (index > list.size()) {
            throw new ArrayIndexOutOfBoundsException(index + " > " + list.size());
        }
    }

    static void vectorAdd(List<?> list, Object element, int index) {
        vectorAdd(list, index);
    }

    static void usedStream() {
        throw new IllegalStateException("stream has already been operated upon or closed");
    }

    /** The texts are those of a JDK, in which they are an internal matter. */
    static void decimal(String text) {
        var hasPoint = false;
        var digits = 0;
        if (text.isEmpty()) {
            throw wrongNumber(0);
        }
        var first = text.charAt(0) == '-' || text.charAt(0) == '+' ? 1 : 0;
        for (var at = first; at < text.length(); at++) {
            var each = text.charAt(at);
            if (Character.isDigit(each)) {
                digits++;
            } else if (each == '.') {
                if (hasPoint) {
                    throw new NumberFormatException("Character array contains more than one decimal point.");
                }
                hasPoint = true;
            } else if (each == 'e' || each == 'E') {
                exponent(text, at + 1);
                break;
            } else {
                throw new NumberFormatException("Character " + each
                        + " is neither a decimal digit number, decimal point, nor \"e\" notation exponential mark.");
            }
        }
        if (digits == 0) {
            throw text.length() == first ? wrongNumber(first) : new NumberFormatException("No digits found.");
        }
    }

    private static void exponent(String text, int start) {
        var at = start < text.length() && (text.charAt(start) == '-' || text.charAt(start) == '+') ? start + 1 : start;
        if (at >= text.length()) {
            throw at > start ? new NumberFormatException("No exponent digits.") : wrongNumber(text.length());
        }
        for (; at < text.length(); at++) {
            if (!Character.isDigit(text.charAt(at))) {
                throw new NumberFormatException("Not a digit.");
            }
        }
    }

    private static NumberFormatException wrongNumber(int length) {
        var error = new NumberFormatException();
        error.initCause(new ArrayIndexOutOfBoundsException("Index " + length + " out of bounds for length " + length));
        return error;
    }

    static void radix(String text, int radix) {
        if (text.equals("-") || text.equals("+")) {
            throw new NumberFormatException("Zero length BigInteger");
        }
    }

    static void pattern(String pattern) {
        Patterns.check(pattern);
    }

    static void count(long most) {
        if (most < 0) {
            throw new IllegalArgumentException(String.valueOf(most));
        }
    }
}
