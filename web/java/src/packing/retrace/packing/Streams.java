package retrace.packing;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.FieldNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

/**
 * Lets TeaVM's streams know that they were used, as Java's do. Streams call the methods of others inside, so each method that uses a stream
 * gets another name there, and under its own a method that looks whether the stream is fresh.
 */
final class Streams {
    private static final String FOLDER = "org/teavm/classlib/java/util/stream/";
    private static final String INSIDE = "$inside";
    private static final String USED = "retrace$isUsed";
    private static final Set<String> FREE =
            Set.of("<init>", "next", "isParallel", "sequential", "parallel", "unordered", "onClose", "close");
    /** The classes that all streams of a kind extend. */
    private static final List<String> BASES =
            List.of("impl/TSimple", "intimpl/TSimpleInt", "longimpl/TSimpleLong", "doubleimpl/TSimpleDouble");

    private final Map<String, ClassNode> classes = new HashMap<>();
    /** Names and types of the methods that use a stream. */
    private final Set<String> uses = new HashSet<>();

    private Streams() {}

    static void checkUse(Map<String, byte[]> files) {
        Streams streams = new Streams();
        files.forEach((path, bytes) -> streams.add(path, bytes));
        for (String each : BASES) streams.noteUses(streams.classes.get(FOLDER + each + "StreamImpl"));
        for (ClassNode each : streams.classes.values()) {
            streams.rename(each);
            ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
            each.accept(writer);
            files.put(each.name + ".class", writer.toByteArray());
        }
    }

    private void add(String path, byte[] bytes) {
        if (!path.startsWith(FOLDER) || path.indexOf('/', FOLDER.length()) < 0) return;
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        classes.put(node.name, node);
    }

    private void noteUses(ClassNode base) {
        for (MethodNode each : base.methods) {
            boolean isUse = (each.access & Opcodes.ACC_PUBLIC) != 0
                    && (each.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_STATIC | Opcodes.ACC_BRIDGE)) == 0
                    && !FREE.contains(each.name);
            if (isUse) uses.add(each.name + each.desc);
        }
    }

    private boolean isStream(String name) {
        boolean isBase = BASES.stream().anyMatch(each -> name.equals(FOLDER + each + "StreamImpl"));
        return isBase || classes.containsKey(name) && isStream(classes.get(name).superName);
    }

    private void rename(ClassNode node) {
        boolean isStream = isStream(node.name);
        boolean isBase = isStream && !isStream(node.superName);
        if (isBase) node.fields.add(new FieldNode(Opcodes.ACC_PRIVATE, USED, "Z", null, null));
        for (MethodNode method : List.copyOf(node.methods)) {
            for (AbstractInsnNode each : method.instructions) {
                if (each instanceof MethodInsnNode call
                        && uses.contains(call.name + call.desc)
                        && isStream(call.owner)
                        && (method.access & Opcodes.ACC_BRIDGE) == 0) {
                    call.name += INSIDE;
                }
            }
            if (!isStream || !uses.contains(method.name + method.desc)) continue;
            if (isBase) node.methods.add(checked(node, method));
            method.name += INSIDE;
        }
    }

    private static MethodNode checked(ClassNode node, MethodNode method) {
        MethodNode made = new MethodNode(method.access, method.name, method.desc, null, null);
        InsnList code = made.instructions;
        LabelNode isFresh = new LabelNode();
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new FieldInsnNode(Opcodes.GETFIELD, node.name, USED, "Z"));
        code.add(new JumpInsnNode(Opcodes.IFEQ, isFresh));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Checks", "usedStream", "()V", false));
        code.add(isFresh);
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new FieldInsnNode(Opcodes.PUTFIELD, node.name, USED, "Z"));
        code.add(new VarInsnNode(Opcodes.ALOAD, 0));
        int slot = 1;
        for (Type each : Type.getArgumentTypes(method.desc)) {
            code.add(new VarInsnNode(each.getOpcode(Opcodes.ILOAD), slot));
            slot += each.getSize();
        }
        code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, node.name, method.name + INSIDE, method.desc, false));
        code.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
        return made;
    }
}
