// The calls of a program that retrace.Program and retrace.Stores answer.
package retrace.translator;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

final class Rules {
    private static final List<String> LISTS = List.of("java/util/List", "java/util/ArrayList", "java/util/LinkedList",
            "java/util/Vector");

    private static final List<String> LEADS_OUT = List.of("java/net/", "java/nio/file/", "java/nio/channels/",
            "java/lang/reflect/", "java/util/ServiceLoader", "java/util/Timer", "java/lang/ClassLoader",
            "java/lang/invoke/MethodHandles", "java/lang/Process", "java/security/AccessController");

    /** Classes of TeaVM's library that fail at run time, as they ask the page for its time zone. */
    private static final List<String> FAILING = List.of("java/util/Calendar", "java/util/GregorianCalendar", "java/util/TimeZone",
            "java/text/DateFormat", "java/text/SimpleDateFormat");

    private static final String STREAM = "Ljava/io/PrintStream;";
    private static final String SYSTEM_CLASS = "java/lang/System";

    /** Methods of the library, and static ones of ours that stand for them. */
    private static final Map<String, String> INSTEAD = new HashMap<>();

    static {
        standFor("java/lang/Enum", "retrace/Texts", "valueOf(Ljava/lang/Class;Ljava/lang/String;)Ljava/lang/Enum;");
        standFor(SYSTEM_CLASS, "retrace/Program", "exit(I)V", "setOut(" + STREAM + ")V", "setErr(" + STREAM + ")V",
                "setIn(Ljava/io/InputStream;)V");
        for (var list : LISTS) {
            INSTEAD.put(list + ".set(ILjava/lang/Object;)Ljava/lang/Object;",
                    "retrace/Stores.set(Ljava/util/List;ILjava/lang/Object;)Ljava/lang/Object;");
            INSTEAD.put(list + ".add(Ljava/lang/Object;)Z", "retrace/Stores.add(Ljava/util/List;Ljava/lang/Object;)Z");
            INSTEAD.put(list + ".get(I)Ljava/lang/Object;", "retrace/Stores.get(Ljava/util/List;I)Ljava/lang/Object;");
        }
        standFor(SYSTEM_CLASS, "retrace/Stores", "arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V");
        standForOf("java/lang/Class", "retrace/Program", "desiredAssertionStatus()Z");
        standForOf("java/lang/StringBuilder", "retrace/Stores", "setCharAt(IC)V");
        standForOf("java/lang/Runtime", "retrace/Program", "exit(I)V", "halt(I)V", "availableProcessors()I",
                "maxMemory()J", "totalMemory()J", "freeMemory()J", "gc()V");
        standForOf("java/lang/Object", "retrace/Program", "notify()V", "notifyAll()V");
        standForOf("java/lang/String", "retrace/Texts", "lines()Ljava/util/stream/Stream;");
    }

    private static void standFor(String owner, String ours, String... methods) {
        for (var each : methods) {
            INSTEAD.put(owner + "." + each, ours + "." + each);
        }
    }

    /** Static methods that stand for instance methods take the object first. */
    private static void standForOf(String owner, String ours, String... methods) {
        for (var each : methods) {
            INSTEAD.put(owner + "." + each, ours + "." + each.replace("(", "(L" + owner + ";"));
        }
    }

    private Rules() {
    }

    /** Whether a class leads out of a program, or needs methods by their names, which a translated program does not have. */
    static boolean leadsOut(String owner) {
        return LEADS_OUT.stream().anyMatch(owner::startsWith) && !owner.equals("java/lang/reflect/Array")
                || FAILING.contains(owner);
    }

    /** Whether a class of the library lacks a method here: a translated program does not know which calls are open. */
    static boolean isMissing(String owner, String name) {
        return name.equals("getStackTrace") && (owner.startsWith("java/") || owner.equals("retrace/Thread"));
    }

    /** The name that a class of ours stands for. */
    static String inJava(String owner) {
        return owner.replace("retrace/Thread", "java/lang/Thread").replace('/', '.');
    }

    /** Class, name and descriptor of the static method that replaces a call; null for a call that stays. */
    static String[] instead(String owner, String name, String descriptor) {
        var ours = INSTEAD.get(owner + "." + name + descriptor);
        if (ours == null) {
            return null;
        }
        var start = ours.indexOf('(');
        var point = ours.lastIndexOf('.', start);
        return new String[] {ours.substring(0, point), ours.substring(point + 1, start), ours.substring(start)};
    }
}
