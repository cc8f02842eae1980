// Methods of texts, streams of text and enums that TeaVM's library lacks or has otherwise than Java.
package retrace;

import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LongSummaryStatistics;
import java.util.regex.Pattern;
import java.util.stream.Stream;

public final class Texts {
    private Texts() {
    }

    /** Unlike TeaVM's, it makes no empty part before a match that is empty itself. */
    static String[] split(Pattern pattern, CharSequence text, int limit) {
        var parts = new ArrayList<String>();
        var matches = pattern.matcher(text);
        var from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matches.find()) {
            if (matches.end() > 0) {
                parts.add(text.subSequence(from, matches.start()).toString());
                from = matches.end();
            }
        }
        parts.add(text.subSequence(from, text.length()).toString());
        var count = parts.size();
        while (limit == 0 && count > 1 && parts.get(count - 1).isEmpty()) {
            count--;
        }
        // Of separators alone nothing is left, but a text without any is whole.
        var isNothing = limit == 0 && count == 1 && parts.size() > 1 && parts.get(0).isEmpty();
        return parts.subList(0, isNothing ? 0 : count).toArray(new String[0]);
    }

    static String join(CharSequence between, CharSequence[] parts) {
        var joined = new StringBuilder();
        for (var at = 0; at < parts.length; at++) {
            joined.append(at > 0 ? between.toString() : "").append(String.valueOf(parts[at]));
        }
        return joined.toString();
    }

    /** Turns a text round in which a character may be a pair, and the pair stays; null where there is none. */
    static Object reversed(Object text) {
        var whole = text.toString();
        var codes = whole.codePoints().toArray();
        if (codes.length == whole.length()) {
            return null;
        }
        for (int at = codes.length - 1, place = 0; at >= 0; at--) {
            for (var each : Character.toChars(codes[at])) {
                if (text instanceof StringBuilder builder) {
                    builder.setCharAt(place++, each);
                } else {
                    ((StringBuffer) text).setCharAt(place++, each);
                }
            }
        }
        return text;
    }

    /** In capitals, with the characters that become more than one. */
    static String upper(String text) {
        var upper = new StringBuilder();
        for (var at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            var code = text.codePointAt(at);
            switch (code) {
                case 'ß' -> upper.append("SS");
                case 'ŉ' -> upper.append("ʼN");
                case 'ǰ' -> upper.append("J̌");
                case 'ﬀ' -> upper.append("FF");
                case 'ﬁ' -> upper.append("FI");
                case 'ﬂ' -> upper.append("FL");
                case 'ﬃ' -> upper.append("FFI");
                case 'ﬄ' -> upper.append("FFL");
                case 'ﬅ', 'ﬆ' -> upper.append("ST");
                default -> upper.appendCodePoint(Character.toUpperCase(code));
            }
        }
        return upper.toString();
    }

    /** In small letters; a sigma has another form at the end of a word. */
    static String lower(String text) {
        var lower = new StringBuilder();
        for (var at = 0; at < text.length(); at += Character.charCount(text.codePointAt(at))) {
            var code = text.codePointAt(at);
            if (code == 'İ') {
                lower.append("i̇");
            } else if (code == 'Σ' && at > 0 && Character.isLetter(text.charAt(at - 1))
                    && !(at + 1 < text.length() && Character.isLetter(text.charAt(at + 1)))) {
                lower.append('ς');
            } else {
                lower.appendCodePoint(Character.toLowerCase(code));
            }
        }
        return lower.toString();
    }

    static String summary(IntSummaryStatistics of) {
        return summary("Int", of.getCount(), of.getSum(), of.getMin(), of.getAverage(), of.getMax());
    }

    static String summary(LongSummaryStatistics of) {
        return summary("Long", of.getCount(), of.getSum(), of.getMin(), of.getAverage(), of.getMax());
    }

    private static String summary(String kind, Object... values) {
        return kind + Format.format("SummaryStatistics{count=%d, sum=%d, min=%d, average=%f, max=%d}", values);
    }

    static boolean isBlank(String text) {
        return text.strip().isEmpty();
    }

    /** A class inside another has a point before its own name; one inside a method has no such name. */
    static String canonical(Class<?> kind) {
        if (kind.isArray()) {
            var element = canonical(kind.getComponentType());
            return element == null ? null : element + "[]";
        }
        var name = kind.getName();
        for (var at = name.indexOf('$'); at >= 0; at = name.indexOf('$', at + 1)) {
            if (at + 1 < name.length() && Character.isDigit(name.charAt(at + 1))) {
                return null;
            }
        }
        return name.replace('$', '.');
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

    public static <E extends Enum<E>> Enum<E> valueOf(Class<E> kinds, String name) {
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        try {
            return Enum.valueOf(kinds, name);
        } catch (IllegalArgumentException error) {
            throw new IllegalArgumentException("No enum constant " + kinds.getName().replace('$', '.') + "." + name);
        }
    }
}
