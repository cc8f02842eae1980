// What a JDK says of a regular expression that is wrong: TeaVM's library has no words for it.
package retrace;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

final class Patterns {
    private static final String HANGUL_LETTERS =
            "\\u1100-\\u11FF\\u302E\\u302F\\u3131-\\u318E\\u3200-\\u321E\\u3260-\\u327E\\uA960-\\uA97C\\uAC00-\\uD7A3\\uD7B0-\\uD7C6\\uD7CB-\\uD7FB\\uFFA0-\\uFFBE\\uFFC2-\\uFFC7\\uFFCA-\\uFFCF\\uFFD2-\\uFFD7\\uFFDA-\\uFFDC";

    private static final Map<String, String> HANGUL = Map.of(
            "\\p{IsHangul}", "[" + HANGUL_LETTERS + "]",
            "\\p{script=Hangul}", "[" + HANGUL_LETTERS + "]",
            "\\P{IsHangul}", "[^" + HANGUL_LETTERS + "]");

    private Patterns() {
    }

    static String message(PatternSyntaxException error) {
        var told = error.getDescription().isEmpty() ? described(error) : error;
        var index = told.getIndex();
        var text = new StringBuilder(told.getDescription());
        if (index >= 0) {
            text.append(" near index ").append(index);
        }
        text.append('\n').append(error.getPattern());
        if (index >= 0 && index < error.getPattern().length()) {
            text.append('\n').append(" ".repeat(index)).append('^');
        }
        return text.toString();
    }

    /** TeaVM has no words for what is wrong behind a backslash. */
    private static PatternSyntaxException described(PatternSyntaxException error) {
        var pattern = error.getPattern();
        var start = pattern.lastIndexOf('\\', Math.min(error.getIndex(), pattern.length()) - 1);
        if (start < 0 || start + 1 == pattern.length()) {
            return error;
        }
        var kind = pattern.charAt(start + 1);
        var end = behindEscape(pattern, start);
        return switch (kind) {
            case 'p', 'P' -> unknownProperty(pattern, start + 2, end);
            case 'k' -> wrong("named capturing group <" + partOf(pattern, start + 3, end) + "> does not exist", pattern, end);
            case 'x' -> wrong("Illegal hexadecimal escape sequence", pattern, behindDigits(pattern, start + 2, 2));
            case 'u' -> wrong("Illegal Unicode escape sequence", pattern, behindDigits(pattern, start + 2, 4));
            case 'c' -> wrong("Illegal control escape sequence", pattern, start + 1);
            case '0' -> wrong("Illegal octal escape sequence", pattern, start + 2);
            default -> Character.isLetter(kind) ? wrong("Illegal/unsupported escape sequence", pattern, start + 1) : error;
        };
    }

    private static PatternSyntaxException unknownProperty(String pattern, int start, int end) {
        if (!pattern.startsWith("{", start)) {
            var name = start < pattern.length() ? pattern.substring(start, start + 1) : " ";
            return wrong("Unknown character property name {" + name + "}", pattern, start);
        }
        var name = partOf(pattern, start + 1, end);
        var at = name.indexOf('=');
        return at < 0
                ? wrong("Unknown character property name {" + name + "}", pattern, end)
                : wrong("Unknown Unicode property {name=<" + name.substring(0, at) + ">, value=<" + name.substring(at + 1) + ">}", pattern, end);
    }

    private static String partOf(String pattern, int start, int end) {
        return pattern.substring(Math.min(start, pattern.length()), Math.max(start, Math.min(end, pattern.length())));
    }

    private static int behindDigits(String pattern, int start, int most) {
        var at = start;
        while (at < pattern.length() && at < start + most && Character.digit(pattern.charAt(at), 16) >= 0) {
            at++;
        }
        return at;
    }

    /** TeaVM knows no scripts. Null for a pattern that asks for none of Korean letters. */
    static Pattern inHangul(String pattern, int flags) {
        var written = pattern;
        for (var each : HANGUL.entrySet()) {
            written = written.replace(each.getKey(), each.getValue());
        }
        return written.equals(pattern) ? null : Pattern.compile(written, flags);
    }

    /** The text that stands for a match may name groups, as `$1`. */
    static void checkReplacement(Matcher matcher, String text) {
        for (var at = 0; at < text.length(); at++) {
            var each = text.charAt(at);
            if (each == '\\' && ++at == text.length()) {
                throw new IllegalArgumentException("character to be escaped is missing");
            } else if (each == '$') {
                checkGroup(matcher, text, ++at);
            }
        }
    }

    private static void checkGroup(Matcher matcher, String text, int at) {
        if (at == text.length()) {
            throw new IllegalArgumentException("Illegal group reference: group index is missing");
        }
        var digit = text.charAt(at) - '0';
        if (text.charAt(at) != '{' && (digit < 0 || digit > 9)) {
            throw new IllegalArgumentException("Illegal group reference");
        } else if (text.charAt(at) != '{' && digit > matcher.groupCount()) {
            throw new IndexOutOfBoundsException("No group " + digit);
        }
    }

    /** Finds what is wrong most often; what is left to TeaVM has its message without a reason. */
    static void check(String pattern) {
        var open = 0;
        var mayRepeat = false;
        for (var at = 0; at < pattern.length(); at++) {
            var each = pattern.charAt(at);
            if (each == '\\') {
                if (at + 1 == pattern.length()) {
                    throw wrong("Unexpected internal error", pattern, at + 1);
                }
                at = behindEscape(pattern, at);
                mayRepeat = true;
            } else if (each == '[') {
                at = behindClass(pattern, at);
                mayRepeat = true;
            } else if (each == '(') {
                open++;
                at = behindOpening(pattern, at);
                mayRepeat = false;
            } else if (each == ')') {
                if (open-- == 0) {
                    throw wrong("Unmatched closing ')'", pattern, Math.max(0, at - 1));
                }
                mayRepeat = true;
            } else if (each == '*' || each == '+' || each == '?') {
                if (!mayRepeat) {
                    throw wrong("Dangling meta character '" + each + "'", pattern, at);
                }
                var next = at + 1 < pattern.length() ? pattern.charAt(at + 1) : ' ';
                at += next == '?' || next == '+' ? 1 : 0;
                mayRepeat = false;
            } else if (each == '{') {
                at = behindCount(pattern, at);
                mayRepeat = false;
            } else {
                mayRepeat = each != '|';
            }
        }
        if (open > 0) {
            throw wrong("Unclosed group", pattern, pattern.length());
        }
    }

    private static PatternSyntaxException wrong(String what, String pattern, int index) {
        return new PatternSyntaxException(what, pattern, index);
    }

    /** The index of the last character of what a backslash begins, such as `\\p{Alpha}`. */
    private static int behindEscape(String pattern, int start) {
        var kind = pattern.charAt(start + 1);
        var last = kind == 'Q' ? "\\E" : pattern.startsWith("{", start + 2) ? "}" : pattern.startsWith("<", start + 2) ? ">" : "";
        var end = kind == 'Q' || "pPxNk".indexOf(kind) >= 0 ? pattern.indexOf(last, start + 1) : start + 1;
        return last.isEmpty() ? start + 1 : end < 0 ? pattern.length() : end + last.length() - 1;
    }

    /** The index of the `]` that ends a class of characters. */
    private static int behindClass(String pattern, int start) {
        var deep = 0;
        for (var at = start; at < pattern.length(); at++) {
            var each = pattern.charAt(at);
            if (each == '\\') {
                at++;
            } else if (each == '[') {
                deep++;
                at += at + 1 < pattern.length() && pattern.charAt(at + 1) == '^' ? 1 : 0;
                at += at + 1 < pattern.length() && pattern.charAt(at + 1) == ']' ? 1 : 0;
            } else if (each == ']' && --deep == 0) {
                return at;
            } else if (each == '-' && at + 1 < pattern.length() && isPlain(pattern.charAt(at - 1)) && isPlain(pattern.charAt(at + 1))
                    && pattern.charAt(at + 1) < pattern.charAt(at - 1)) {
                throw wrong("Illegal character range", pattern, at + 1);
            }
        }
        if (pattern.endsWith("-")) {
            throw wrong("Illegal character range", pattern, pattern.length());
        }
        throw wrong("Unclosed character class", pattern, pattern.length() - 1);
    }

    private static boolean isPlain(char each) {
        return Character.isLetterOrDigit(each);
    }

    /** The index of the last character of what opens a group, such as `(?:`. */
    private static int behindOpening(String pattern, int start) {
        if (!pattern.startsWith("?<", start + 1) || pattern.startsWith("?<=", start + 1) || pattern.startsWith("?<!", start + 1)) {
            return pattern.startsWith("?", start + 1) ? start + 1 : start;
        }
        var first = start + 3 < pattern.length() ? pattern.charAt(start + 3) : ' ';
        if (!(first >= 'a' && first <= 'z' || first >= 'A' && first <= 'Z')) {
            throw wrong("capturing group name does not start with a Latin letter", pattern, start + 3);
        }
        var end = pattern.indexOf('>', start);
        return end < 0 ? start + 2 : end;
    }

    /** The index of the `}` that ends a number of repetitions. */
    private static int behindCount(String pattern, int start) {
        var at = start + 1;
        if (at >= pattern.length() || !Character.isDigit(pattern.charAt(at))) {
            throw wrong("Illegal repetition", pattern, start == 0 ? 0 : at);
        }
        var end = pattern.indexOf('}', at);
        if (end < 0) {
            throw wrong("Unclosed counted closure", pattern, pattern.length());
        }
        var comma = pattern.indexOf(',', at);
        if (comma > 0 && comma < end - 1) {
            var least = Integer.parseInt(pattern.substring(at, comma));
            if (Integer.parseInt(pattern.substring(comma + 1, end)) < least) {
                throw wrong("Illegal repetition range", pattern, end);
            }
        }
        return pattern.startsWith("?", end + 1) || pattern.startsWith("+", end + 1) ? end + 1 : end;
    }
}
