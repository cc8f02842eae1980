// Methods that TeaVM's java.lang.String lacks: see Additions.
package retrace.added.lang;

import java.lang.Math;
import java.util.function.Function;
import java.util.stream.Collectors;
import retrace.Texts;

public final class String {
    private String() {
    }

    public static java.lang.String indent(java.lang.String text, int count) {
        if (text.isEmpty()) {
            return "";
        }
        return Texts.lines(text).map(line -> count > 0 ? " ".repeat(count) + line : line.substring(blanks(line, -count)))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static int blanks(java.lang.String line, int most) {
        var count = 0;
        while (count < Math.min(most, line.length()) && java.lang.Character.isWhitespace(line.charAt(count))) {
            count++;
        }
        return count;
    }

    public static <R> R transform(java.lang.String text, Function<? super java.lang.String, ? extends R> made) {
        return made.apply(text);
    }
}
