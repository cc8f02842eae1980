package retrace.packing;

import java.util.List;
import java.util.Map;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

/**
 * Adds methods that TeaVM's library lacks to its classes. They stand in the packages of retrace.added, in a class of the same name each; a
 * method whose first parameter is an object of that class is one of the object.
 */
final class Additions {
    private static final String ADDED = "retrace/added/";
    private static final String LIBRARY = "org/teavm/classlib/java/";
    private static final int SEEN = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private Additions() {}

    /** `files`: those of the library by their paths; they have the added classes, too. */
    static void addTo(Map<String, byte[]> files) {
        for (String path : List.copyOf(files.keySet())) {
            if (!path.startsWith(ADDED) || path.contains("$")) continue;
            String name = path.substring(ADDED.length());
            int start = name.lastIndexOf('/') + 1;
            String there = LIBRARY + name.substring(0, start) + "T" + name.substring(start);
            files.put(there, withAdded(files.get(there), read(files.get(path), ClassReader.SKIP_CODE)));
        }
    }

    private static ClassNode read(byte[] bytes, int how) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, how);
        return node;
    }

    private static byte[] withAdded(byte[] bytes, ClassNode added) {
        ClassNode node = read(bytes, ClassReader.SKIP_FRAMES);
        String self = "L" + added.name.replace(ADDED, "java/") + ";";
        for (MethodNode method : added.methods) {
            if ((method.access & SEEN) == SEEN) node.methods.add(calling(added.name, method, self));
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static MethodNode calling(String owner, MethodNode method, String self) {
        boolean isOfObject = method.desc.startsWith("(" + self);
        String type = isOfObject ? "(" + method.desc.substring(1 + self.length()) : method.desc;
        int access = Opcodes.ACC_PUBLIC | (isOfObject ? 0 : Opcodes.ACC_STATIC);
        MethodNode made = new MethodNode(access, method.name, type, null, null);
        int slot = 0;
        for (Type each : Type.getArgumentTypes(method.desc)) {
            made.instructions.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), slot));
            slot += each.getSize();
        }
        made.instructions.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, method.name, method.desc, false));
        made.instructions.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
        return made;
    }
}
