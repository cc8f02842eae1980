// Methods that TeaVM's java.util.regex.Matcher lacks: see Additions.
package retrace.added.util.regex;

import java.util.ArrayList;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;

public final class Matcher {
    private Matcher() {
    }

    public static java.util.regex.Matcher appendReplacement(java.util.regex.Matcher matcher, StringBuilder text, String with) {
        var part = new StringBuffer();
        matcher.appendReplacement(part, with);
        text.append(part);
        return matcher;
    }

    public static StringBuilder appendTail(java.util.regex.Matcher matcher, StringBuilder text) {
        var part = new StringBuffer();
        matcher.appendTail(part);
        return text.append(part);
    }

    public static Stream<MatchResult> results(java.util.regex.Matcher matcher) {
        matcher.reset();
        var found = new ArrayList<MatchResult>();
        while (matcher.find()) {
            found.add(matcher.toMatchResult());
        }
        return found.stream();
    }

    public static String replaceAll(java.util.regex.Matcher matcher, Function<MatchResult, String> made) {
        matcher.reset();
        var text = new StringBuffer();
        while (matcher.find()) {
            matcher.appendReplacement(text, made.apply(matcher));
        }
        matcher.appendTail(text);
        return text.toString();
    }

    public static String replaceFirst(java.util.regex.Matcher matcher, Function<MatchResult, String> made) {
        matcher.reset();
        var text = new StringBuffer();
        if (matcher.find()) {
            matcher.appendReplacement(text, made.apply(matcher));
        }
        matcher.appendTail(text);
        return text.toString();
    }
}
