// The calls of a program that have not returned, in a run that is to tell them; other programs do not reach this class.
package retrace;

import java.util.Arrays;

public final class Calls extends Teller {
    /** A longer chain is told by its innermost calls. */
    private static final int MOST = 200;
    private static final int MOST_CHARACTERS = 100;

    /** By depth, from 1: the method, the names of its arguments, their values, and the line that called it. */
    private String[] methods = new String[MOST];
    private String[] names = new String[MOST];
    private Object[][] values = new Object[MOST][];
    private int[] from = new int[MOST];

    private Calls() {
    }

    public static void entered(String method, String names, Object[] values) {
        if (Here.teller == null) {
            Here.teller = new Calls();
        }
        ((Calls) Here.teller).enter(Here.depth, method, names, values);
    }

    private void enter(int at, String method, String arguments, Object[] given) {
        if (at >= methods.length) {
            methods = Arrays.copyOf(methods, 2 * at);
            names = Arrays.copyOf(names, 2 * at);
            values = Arrays.copyOf(values, 2 * at);
            from = Arrays.copyOf(from, 2 * at);
        }
        methods[at] = method;
        names[at] = arguments;
        values[at] = given;
        from[at] = Here.line;
    }

    @Override
    void tell() {
        var told = new StringBuilder("[");
        var depth = Here.depth;
        for (var at = Math.max(1, depth - MOST + 1); at <= depth; at++) {
            var line = at < depth ? from[at + 1] : Here.line;
            told.append(told.length() > 1 ? "," : "").append("{\"name\":").append(quoted(methods[at]));
            told.append(",\"line\":").append(line).append(",\"arguments\":[");
            var given = names[at].isEmpty() ? new String[0] : names[at].split(",");
            for (var each = 0; each < given.length; each++) {
                told.append(each > 0 ? "," : "").append('[').append(quoted(given[each]));
                var value = shown(values[at][each]);
                told.append(value == null ? "" : "," + quoted(value)).append(']');
            }
            told.append("]}");
        }
        Host.say(told.append(']').toString());
    }

    /** The value as Java writes it; null for an object that has more than one. */
    private static String shown(Object value) {
        if (value == null || value instanceof Number || value instanceof Boolean) {
            return String.valueOf(value);
        }
        if (value instanceof Character) {
            return "'" + value + "'";
        }
        if (value instanceof Enum<?> constant) {
            return constant.name();
        }
        return value instanceof String text ? '"' + text + '"' : null;
    }

    private static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        for (var at = 0; at < Math.min(text.length(), MOST_CHARACTERS); at++) {
            var character = text.charAt(at);
            if (character == '"' || character == '\\') {
                quoted.append('\\');
            }
            quoted.append(character < ' ' ? ' ' : character);
        }
        return quoted.append('"').toString();
    }
}
