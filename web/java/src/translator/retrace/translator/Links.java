// The classes of a program whose objects may hold others like them: of these, lists without an end can be made.
// Other small objects are free again soon, or are in an array or a list, which counts itself.
package retrace.translator;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldNode;

final class Links {
    private static final int OBJECT_BYTES = 12;

    private final Map<String, ClassNode> classes = new HashMap<>();

    Links(Collection<ClassNode> nodes) {
        nodes.forEach(each -> classes.put(each.name, each));
    }

    /** The bytes of an object; 0 for a class whose objects hold none like them. */
    int bytesOf(String name) {
        var bytes = OBJECT_BYTES;
        var mayHold = false;
        for (var each = classes.get(name); each != null; each = classes.get(each.superName)) {
            for (var field : each.fields) {
                if ((field.access & Opcodes.ACC_STATIC) == 0) {
                    bytes += field.desc.equals("J") || field.desc.equals("D") ? 8 : 4;
                    mayHold |= mayHold(field);
                }
            }
        }
        return mayHold ? Math.min(bytes, Short.MAX_VALUE) : 0;
    }

    /** Whether a class has an initialiser, which runs where the class is used for the first time. */
    boolean hasInitialiser(String name) {
        var found = classes.get(name);
        return found != null && found.methods.stream().anyMatch(method -> method.name.equals("<clinit>"));
    }

    boolean isEnum(String name) {
        var found = classes.get(name);
        return found != null && found.superName.equals("java/lang/Enum");
    }

    private boolean mayHold(FieldNode field) {
        var type = Type.getType(field.desc);
        var held = type.getSort() == Type.ARRAY ? type.getElementType() : type;
        // The compiler's own fields lead to the object around it.
        if (held.getSort() != Type.OBJECT || (field.access & Opcodes.ACC_SYNTHETIC) != 0) {
            return false;
        }
        var name = held.getInternalName();
        return classes.containsKey(name) || name.equals("java/lang/Object") || name.startsWith("java/util/");
    }
}
