// All that is done to a program: its source to classes, these rewritten, and those to a module.
package retrace.compiler;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.JavaFileObject;

final class Program {
    private static final byte[] NONE = {};
    /** Whoever declares a class here could take the place of one of the library's. */
    private static final List<String> TAKEN = List.of("java/", "javax/", "org/teavm/", "retrace/");

    private Program() {
    }

    static byte[] moduleOf(String source, Map<String, List<JavaFileObject>> packages, Archive library, Said said) {
        var made = Javac.classesOf(source, packages, said);
        if (said.hasErrors()) {
            return NONE;
        }
        var rewrite = new Rewrite(said, source);
        var classes = new LinkedHashMap<String, byte[]>();
        for (var each : made.values()) {
            if (TAKEN.stream().anyMatch(each.path::startsWith)) {
                said.say(true, 1, 1, "package not allowed: " + each.className());
                return NONE;
            }
            classes.put(each.path, rewrite.rewritten(each.made()));
        }
        var start = rewrite.start();
        if (start == null) {
            said.say(true, 1, 1, "no class has a method public static void main(String[])");
            return NONE;
        }
        if (said.hasErrors()) {
            return NONE;
        }
        classes.put(Entry.PATH, start);
        return Translation.moduleOf(classes, library, said).toByteArray();
    }
}
