// Reads from texts and other objects by index or name; an index or name that does not exist gives Java's own message.
package retrace;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;

public final class Texts {
    private Texts() {
    }

    public static char charAt(String text, int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("String index out of range: " + index);
        }
        return text.charAt(index);
    }

    public static String substring(String text, int start) {
        return substring(text, start, text.length());
    }

    public static String substring(String text, int start, int end) {
        var length = text.length();
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("begin " + start + ", end " + end + ", length " + length);
        }
        return text.substring(start, end);
    }

    public static char charAt(StringBuilder text, int index) {
        check(text, index);
        return text.charAt(index);
    }

    public static StringBuilder deleteCharAt(StringBuilder text, int index) {
        check(text, index);
        return text.deleteCharAt(index);
    }

    public static String substring(StringBuilder text, int start) {
        return substring(text, start, text.length());
    }

    public static String substring(StringBuilder text, int start, int end) {
        var length = text.length();
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + end + ", length " + length);
        }
        return text.substring(start, end);
    }

    public static StringBuilder insert(StringBuilder text, int index, String inserted) {
        checkOffset(text, index);
        return text.insert(index, inserted);
    }

    public static StringBuilder insert(StringBuilder text, int index, char inserted) {
        checkOffset(text, index);
        return text.insert(index, inserted);
    }

    private static void checkOffset(StringBuilder text, int index) {
        if (index < 0 || index > text.length()) {
            throw new StringIndexOutOfBoundsException("offset " + index + ", length " + text.length());
        }
    }

    public static StringBuilder delete(StringBuilder text, int start, int end) {
        return text.delete(start, checkedEnd(text, start, end));
    }

    public static StringBuilder replace(StringBuilder text, int start, int end, String with) {
        return text.replace(start, checkedEnd(text, start, end), with);
    }

    private static int checkedEnd(StringBuilder text, int start, int end) {
        var length = text.length();
        var last = Math.min(end, length);
        if (start < 0 || start > last) {
            throw new StringIndexOutOfBoundsException("start " + start + ", end " + last + ", length " + length);
        }
        return last;
    }

    public static Object requireNonNull(Object value) {
        if (value == null) {
            throw new NullPointerException();
        }
        return value;
    }

    public static int checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
        }
        return index;
    }

    static void check(StringBuilder text, int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
    }

    public static void println(PrintStream stream, char[] text) {
        stream.println(String.valueOf(text));
    }

    public static Stream<String> lines(String text) {
        var lines = new ArrayList<String>();
        var start = 0;
        for (var at = 0; at < text.length(); at++) {
            var character = text.charAt(at);
            if (character == '\n' || character == '\r') {
                lines.add(text.substring(start, at));
                var isPair = character == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
                at += isPair ? 1 : 0;
                start = at + 1;
            }
        }
        if (start < text.length()) {
            lines.add(text.substring(start));
        }
        return lines.stream();
    }

    public static Object get(Optional<?> optional) {
        if (optional.isEmpty()) {
            throw new NoSuchElementException("No value present");
        }
        return optional.get();
    }

    public static Object orElseThrow(Optional<?> optional) {
        return get(optional);
    }

    public static <E extends Enum<E>> Enum<E> valueOf(Class<E> kinds, String name) {
        try {
            return Enum.valueOf(kinds, name);
        } catch (IllegalArgumentException error) {
            throw new IllegalArgumentException("No enum constant " + kinds.getName().replace('$', '.') + "." + name);
        }
    }
}
