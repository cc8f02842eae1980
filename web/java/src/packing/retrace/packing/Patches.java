package retrace.packing;

import java.util.List;
import java.util.Map;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

/** Empties methods of javac and TeaVM that need files, plugins or reflection, turns modules off in javac, and mends hashes and comparisons of records. */
final class Patches {
    private static final Map<String, List<String>> EMPTY =
            Map.of(
                    "com/sun/tools/javac/util/Log", List.of("prompt"),
                    "org/teavm/asm/ClassWriter", List.of("getCommonSuperClass"),
                    "com/sun/tools/javac/model/AnnotationProxyMaker", List.of("generateAnnotation"),
                    "com/sun/tools/javac/api/BasicJavacTask", List.of("initPlugins", "initDocLint"),
                    "com/sun/tools/javac/main/JavaCompiler", List.of("initProcessAnnotations"),
                    "com/sun/tools/javac/file/BaseFileManager", List.of("deferredClose"),
                    "com/sun/tools/javac/file/JavacFileManager", List.of("preRegister"),
                    "org/teavm/rhino/javascript/config/RhinoProperties", List.of("loadDefaults"));

    private static final String FEATURE = "com/sun/tools/javac/code/Source$Feature";

    private static final String RECORDS = "org/teavm/classlib/impl/record/ObjectMethodsSubstitutor";

    private Patches() {}

    static byte[] patched(String file, byte[] bytes) {
        String name = file.substring(0, file.length() - ".class".length());
        List<String> emptied = EMPTY.getOrDefault(name, List.of());
        if (emptied.isEmpty() && !name.equals(FEATURE) && !name.equals(RECORDS)) return bytes;
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        for (MethodNode method : node.methods) {
            if (emptied.contains(method.name)) makeEmpty(method);
            else if (name.equals(FEATURE) && method.name.equals("allowedInSource")) {
                turnModulesOff(method);
            } else if (name.equals(RECORDS) && method.name.equals("substituteHashCode")) {
                beginAtZero(method);
            } else if (name.equals(RECORDS) && method.name.equals("compareEquality")) {
                compareFloats(method);
            }
        }
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    private static void makeEmpty(MethodNode method) {
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        switch (Type.getReturnType(method.desc).getSort()) {
            case Type.VOID -> add(method, Opcodes.RETURN);
            case Type.BOOLEAN, Type.INT -> add(method, Opcodes.ICONST_0, Opcodes.IRETURN);
            default -> add(method, Opcodes.ACONST_NULL, Opcodes.ARETURN);
        }
    }

    private static void add(MethodNode method, int... codes) {
        for (int code : codes) method.instructions.add(new InsnNode(code));
    }

    /** Java adds up a record's hash from 0, and TeaVM from 1. */
    private static void beginAtZero(MethodNode method) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof MethodInsnNode call && call.name.equals("constant") && call.desc.startsWith("(I)")) {
                method.instructions.set(each.getPrevious(), new InsnNode(Opcodes.ICONST_0));
            }
        }
    }

    /** Before all else: Java compares numbers with a point as their objects do, by which 0.0 is not -0.0 and NaN is NaN. */
    private static void compareFloats(MethodNode method) {
        InsnList code = new InsnList();
        LabelNode others = new LabelNode();
        for (int slot : new int[] {2, 1, 3, 4}) code.add(new VarInsnNode(Opcodes.ALOAD, slot));
        String emit = "Lorg/teavm/model/emit/";
        String value = emit + "ValueEmitter;";
        String type = "(Lorg/teavm/model/ValueType;" + emit + "ProgramEmitter;" + value + value + ")" + emit + "ConditionEmitter;";
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/translator/Records", "equality", type, false));
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new JumpInsnNode(Opcodes.IFNULL, others));
        code.add(new InsnNode(Opcodes.ARETURN));
        code.add(others);
        code.add(new InsnNode(Opcodes.POP));
        method.instructions.insert(code);
    }

    /** Before all else: `if (this == MODULES) return false;`. */
    private static void turnModulesOff(MethodNode method) {
        InsnList code = method.instructions;
        AbstractInsnNode first = code.getFirst();
        LabelNode others = new LabelNode();
        code.insertBefore(first, new VarInsnNode(Opcodes.ALOAD, 0));
        code.insertBefore(
                first, new FieldInsnNode(Opcodes.GETSTATIC, FEATURE, "MODULES", "L" + FEATURE + ";"));
        code.insertBefore(first, new JumpInsnNode(Opcodes.IF_ACMPNE, others));
        code.insertBefore(first, new InsnNode(Opcodes.ICONST_0));
        code.insertBefore(first, new InsnNode(Opcodes.IRETURN));
        code.insertBefore(first, others);
    }
}
