// The calls of a program that have not returned, in a run that is to tell them; other programs do not reach this class.
package retrace;

import java.util.Arrays;
import java.util.TreeMap;

public final class Calls extends Teller {
    /** A longer chain is told by its innermost calls. */
    private static final int MOST = 200;
    private static final int MOST_CHARACTERS = 100;

    /**
     * By depth, from 1: the method, the names of its arguments, their values, its variables as `name:first:last` with their lines, their
     * values, of which null is none yet, and the line that called it.
     */
    private String[] methods = new String[MOST];
    private String[] names = new String[MOST];
    private Object[][] values = new Object[MOST][];
    private String[] variables = new String[MOST];
    private Object[][] held = new Object[MOST][];
    private int[] from = new int[MOST];
    /** Stands for null in a variable. */
    private final Object nothing = new Object();

    private Calls() {
    }

    public static void entered(String method, String names, Object[] values, String variables) {
        if (Here.teller == null) {
            Here.teller = new Calls();
        }
        ((Calls) Here.teller).enter(Here.calls(), method, names, values, variables);
    }

    /** A variable of the innermost call holds a value now. */
    public static void holds(int variable, Object value) {
        var calls = (Calls) Here.teller;
        calls.held[Here.calls()][variable] = value == null ? calls.nothing : value;
    }

    private void enter(int at, String method, String arguments, Object[] given, String own) {
        if (at >= methods.length) {
            methods = Arrays.copyOf(methods, 2 * at);
            names = Arrays.copyOf(names, 2 * at);
            values = Arrays.copyOf(values, 2 * at);
            variables = Arrays.copyOf(variables, 2 * at);
            held = Arrays.copyOf(held, 2 * at);
            from = Arrays.copyOf(from, 2 * at);
        }
        methods[at] = method;
        names[at] = arguments;
        values[at] = given;
        variables[at] = own;
        held[at] = new Object[namesIn(own).length];
        from[at] = Here.line;
    }

    @Override
    void tell() {
        var told = new StringBuilder("[");
        var depth = Here.calls();
        for (var at = Math.max(1, depth - MOST + 1); at <= depth; at++) {
            var line = at < depth ? from[at + 1] : Here.line;
            told.append(told.length() > 1 ? "," : "").append("{\"name\":").append(quoted(methods[at]));
            told.append(",\"line\":").append(line).append(",\"arguments\":[");
            var given = namesIn(names[at]);
            for (var each = 0; each < given.length; each++) {
                told.append(each > 0 ? "," : "").append(pair(given[each], values[at][each]));
            }
            told.append("],\"locals\":[").append(locals(at, line)).append("]}");
        }
        Host.say(told.append(']').toString());
    }

    /** The variables that hold something and whose lines the call is on, in the order of the source. */
    private String locals(int at, int line) {
        var byLine = new TreeMap<Integer, String>();
        var own = namesIn(variables[at]);
        for (var each = 0; each < own.length; each++) {
            var parts = own[each].split(":");
            var value = held[at][each];
            var first = Integer.parseInt(parts[1]);
            if (value != null && first <= line && line <= Integer.parseInt(parts[2])) {
                var told = pair(parts[0], value == nothing ? null : value);
                var before = byLine.get(first);
                byLine.put(first, before == null ? told : before + "," + told);
            }
        }
        return String.join(",", byLine.values());
    }

    private static String[] namesIn(String list) {
        return list.isEmpty() ? new String[0] : list.split(",");
    }

    private static String pair(String name, Object value) {
        var shown = shown(value);
        return "[" + quoted(name) + (shown == null ? "" : "," + quoted(shown)) + "]";
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
