// The calls of a program that are answered by retrace.Program and retrace.Stores.
package retrace.compiler;

import java.util.Map;
import java.util.Set;

final class Rules {
    private static final Set<String> SYSTEM = Set.of("exit", "setOut", "setErr", "setIn");
    private static final Set<String> LISTS = Set.of("java/util/List", "java/util/ArrayList", "java/util/LinkedList",
            "java/util/Vector");

    private static final String FORMAT = "(Ljava/lang/String;[Ljava/lang/Object;)";
    private static final String FORMAT_IN = "(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)";
    private static final String STREAM = "Ljava/io/PrintStream;";
    private static final String PRINT = "(Ljava/io/PrintStream;Ljava/lang/String;[Ljava/lang/Object;)" + STREAM;
    private static final String PRINT_IN =
            "(Ljava/io/PrintStream;Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)" + STREAM;

    /** Methods of the library, and static ones that stand for them: class, name, descriptor. */
    private static final Map<String, String[]> INSTEAD = Map.ofEntries(
            Map.entry("java/lang/StringBuilder.setCharAt(IC)V",
                    new String[] {"retrace/Stores", "setCharAt", "(Ljava/lang/StringBuilder;IC)V"}),
            Map.entry("java/lang/Integer.parseInt(Ljava/lang/String;)I",
                    new String[] {"retrace/Numbers", "parseInt", "(Ljava/lang/String;)I"}),
            Map.entry("java/lang/Integer.valueOf(Ljava/lang/String;)Ljava/lang/Integer;",
                    new String[] {"retrace/Numbers", "valueOf", "(Ljava/lang/String;)Ljava/lang/Integer;"}),
            Map.entry("java/lang/Long.parseLong(Ljava/lang/String;)J",
                    new String[] {"retrace/Numbers", "parseLong", "(Ljava/lang/String;)J"}),
            Map.entry("java/lang/String.format" + FORMAT + "Ljava/lang/String;",
                    new String[] {"retrace/Format", "format", FORMAT + "Ljava/lang/String;"}),
            Map.entry("java/lang/String.format" + FORMAT_IN + "Ljava/lang/String;",
                    new String[] {"retrace/Format", "format", FORMAT_IN + "Ljava/lang/String;"}),
            Map.entry("java/lang/String.formatted([Ljava/lang/Object;)Ljava/lang/String;",
                    new String[] {"retrace/Format", "format", FORMAT + "Ljava/lang/String;"}),
            Map.entry("java/io/PrintStream.printf" + FORMAT + STREAM, new String[] {"retrace/Format", "printf", PRINT}),
            Map.entry("java/io/PrintStream.format" + FORMAT + STREAM, new String[] {"retrace/Format", "printf", PRINT}),
            Map.entry("java/io/PrintStream.printf" + FORMAT_IN + STREAM,
                    new String[] {"retrace/Format", "printf", PRINT_IN}));

    private Rules() {
    }

    static boolean ofSystem(String method) {
        return SYSTEM.contains(method);
    }

    static boolean isList(String owner) {
        return LISTS.contains(owner);
    }

    /** Null of a method that stays as it is. */
    static String[] instead(String owner, String name, String descriptor) {
        return INSTEAD.get(owner + "." + name + descriptor);
    }
}
