// Rewrites the classes of a program and translates them to a module.
package retrace.translator;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import retrace.shared.Archive;
import retrace.shared.Messages;

final class Program {
    private static final byte[] NONE = {};
    /** Packages in which a program's class could replace one of the library's. */
    private static final List<String> TAKEN = List.of("java/", "javax/", "org/teavm/", "retrace/");

    private Program() {
    }

    /** `made`: the classes of the source by their paths. */
    static byte[] moduleOf(Rewrite rewrite, Map<String, byte[]> made, Archive library, Messages messages) {
        var classes = new LinkedHashMap<String, byte[]>();
        for (var each : made.entrySet()) {
            var path = each.getKey();
            if (TAKEN.stream().anyMatch(path::startsWith)) {
                var name = path.substring(0, path.lastIndexOf('.')).replace('/', '.');
                messages.say(true, 1, 1, "package not allowed: " + name);
                return NONE;
            }
            classes.put(path, rewrite.rewritten(each.getValue()));
        }
        var entry = rewrite.entry();
        if (entry == null) {
            messages.say(true, 1, 1, "no class has a method public static void main(String[])");
            return NONE;
        }
        if (messages.hasErrors()) {
            return NONE;
        }
        classes.put(Entry.PATH, entry);
        return Translation.moduleOf(classes, library, messages).toByteArray();
    }
}
