// The calls of a program that are answered by retrace.Program and retrace.Stores.
package retrace.compiler;

import java.util.Set;

final class Rules {
    private static final Set<String> SYSTEM = Set.of("exit", "setOut", "setErr", "setIn");
    private static final Set<String> LISTS = Set.of("java/util/List", "java/util/ArrayList", "java/util/LinkedList",
            "java/util/Vector");

    private Rules() {
    }

    static boolean ofSystem(String method) {
        return SYSTEM.contains(method);
    }

    static boolean isList(String owner) {
        return LISTS.contains(owner);
    }
}
