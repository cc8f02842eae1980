// Reads from texts and other objects by index or name; an index or name that does not exist gives Java's own message.
package retrace;

import java.util.NoSuchElementException;
import java.util.Optional;

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

    static void check(StringBuilder text, int index) {
        if (index < 0 || index >= text.length()) {
            throw new StringIndexOutOfBoundsException("index " + index + ", length " + text.length());
        }
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
