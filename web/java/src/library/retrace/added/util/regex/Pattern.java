// Methods that TeaVM's java.util.regex.Pattern lacks: see Additions.
package retrace.added.util.regex;

import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

public final class Pattern {
    private Pattern() {
    }

    public static Stream<String> splitAsStream(java.util.regex.Pattern pattern, CharSequence text) {
        return Arrays.stream(pattern.split(text));
    }

    public static Predicate<String> asPredicate(java.util.regex.Pattern pattern) {
        return text -> pattern.matcher(text).find();
    }

    public static Predicate<String> asMatchPredicate(java.util.regex.Pattern pattern) {
        return text -> pattern.matcher(text).matches();
    }
}
