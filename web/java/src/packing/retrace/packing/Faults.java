package retrace.packing;

import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.InvokeDynamicInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.TypeInsnNode;
import org.teavm.asm.tree.VarInsnNode;
import retrace.packing.FaultTable.Change;

/** Lets the exceptions of TeaVM's library be Java's, as FaultTable lists them: their texts, and checks that the library lacks. */
final class Faults {
    private static final String LIBRARY = "org/teavm/classlib/java/";

    private Faults() {}

    static byte[] asInJava(String file, byte[] bytes) {
        if (!file.startsWith(LIBRARY)) return bytes;
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, ClassReader.SKIP_FRAMES);
        String owner = nameInJava(node.name);
        boolean isChanged = false;
        for (MethodNode method : node.methods) {
            isChanged |= retell(method) | checkCasts(method);
            for (Change change : FaultTable.changesOf(owner + "." + method.name + method.desc)) {
                change(method, change);
                isChanged = true;
            }
        }
        if (!isChanged) return bytes;
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** TeaVM writes a T before the name of each class; its package stands without `java/`. */
    private static String nameInJava(String name) {
        int start = name.lastIndexOf('/') + 1;
        return name.substring(LIBRARY.length(), start) + name.substring(start + 1);
    }

    private static void change(MethodNode method, Change change) {
        switch (change.kind()) {
            case TEXT -> tell(method, change.what());
            case CHECK -> method.instructions.insert(called("retrace/Checks", method, change.what()));
            case BODY -> {
                InsnList code = called("retrace/Checks", method, change.what());
                code.add(new InsnNode(Type.getReturnType(method.desc).getOpcode(Opcodes.IRETURN)));
                method.instructions.clear();
                method.tryCatchBlocks.clear();
                method.localVariables = null;
                method.instructions.add(code);
            }
            case CALL -> callOther(method, change.what());
            case ONCE -> method.instructions.insert(leftUnless(method, change.what()));
            case FIRST -> method.instructions.insert(returnedFirst(method, change.what()));
        }
    }

    private static void callOther(MethodNode method, String what) {
        String[] names = what.split(" ");
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof MethodInsnNode call && call.name.equals(names[0])) call.name = names[1];
        }
    }

    /** Leaves a method where a field of its object that it uses is null. */
    private static InsnList leftUnless(MethodNode method, String field) {
        InsnList code = new InsnList();
        LabelNode open = new LabelNode();
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof FieldInsnNode used && used.getOpcode() == Opcodes.GETFIELD && used.name.equals(field)) {
                code.add(new VarInsnNode(Opcodes.ALOAD, 0));
                code.add(new FieldInsnNode(Opcodes.GETFIELD, used.owner, used.name, used.desc));
                code.add(new JumpInsnNode(Opcodes.IFNONNULL, open));
                code.add(new InsnNode(Opcodes.RETURN));
                code.add(open);
                return code;
            }
        }
        throw new IllegalStateException(method.name + " does not use " + field);
    }

    /** Returns what our method gives, if it gives something, from the object of a number where the method returns the number. */
    private static InsnList returnedFirst(MethodNode method, String what) {
        InsnList code = called("retrace/Checks", method, what);
        Type type = Type.getReturnType(method.desc);
        String given = Type.getReturnType(what.substring(what.indexOf('('))).getInternalName();
        LabelNode none = new LabelNode();
        code.add(new InsnNode(Opcodes.DUP));
        code.add(new JumpInsnNode(Opcodes.IFNULL, none));
        if (type.getSort() == Type.OBJECT) {
            code.add(new TypeInsnNode(Opcodes.CHECKCAST, type.getInternalName()));
        } else {
            code.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, given, type.getClassName() + "Value", "()" + type, false));
        }
        code.add(new InsnNode(type.getOpcode(Opcodes.IRETURN)));
        code.add(none);
        code.add(new InsnNode(Opcodes.POP));
        return code;
    }

    /** Gives each exception that the method makes without a text its text. */
    private static void tell(MethodNode method, String text) {
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof MethodInsnNode call
                    && call.name.equals("<init>")
                    && call.desc.equals("()V")
                    && FaultTable.takesText(call.owner)) {
                InsnList code = new InsnList();
                if (text.endsWith(")")) code.add(called("retrace/FaultTexts", method, text));
                else code.add(new LdcInsnNode(text));
                method.instructions.insertBefore(each, code);
                call.desc = "(Ljava/lang/String;)V";
            }
        }
    }

    /** Calls a method of ours, as `name(parameters)`, with the first arguments of another method; after `this.` its object comes first. */
    private static InsnList called(String owner, MethodNode method, String what) {
        InsnList code = new InsnList();
        boolean takesThis = what.startsWith("this.");
        String described = takesThis ? what.substring("this.".length()) : what;
        int at = described.indexOf('(');
        int point = described.lastIndexOf('.', at);
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        int slot = isStatic || takesThis ? 0 : 1;
        for (Type type : Type.getArgumentTypes(described.substring(at))) {
            code.add(new VarInsnNode(type.getOpcode(Opcodes.ILOAD), slot));
            slot += type.getSize();
        }
        boolean isText = owner.endsWith("Texts");
        String found = point < 0 ? owner : "retrace/" + described.substring(0, point);
        String type = described.substring(at) + (isText ? "Ljava/lang/String;" : "");
        if (type.endsWith(")")) type += "V";
        String name = described.substring(point + 1, at);
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, found, name, type, false));
        return code;
    }

    /** Writes texts that the library has in its own words in those of Java. */
    private static boolean retell(MethodNode method) {
        boolean isChanged = false;
        for (AbstractInsnNode each : method.instructions) {
            if (each instanceof LdcInsnNode pushed && FaultTable.WORDS.containsKey(pushed.cst)) {
                pushed.cst = FaultTable.WORDS.get(pushed.cst);
                isChanged = true;
            } else if (each instanceof InvokeDynamicInsnNode joined
                    && joined.bsmArgs.length > 0
                    && FaultTable.WORDS.containsKey(joined.bsmArgs[0])) {
                joined.bsmArgs[0] = FaultTable.WORDS.get(joined.bsmArgs[0]);
                isChanged = true;
            }
        }
        return isChanged;
    }

    /** Checks casts to what can be compared: the library makes them of elements that a program gave it. */
    private static boolean checkCasts(MethodNode method) {
        boolean compares = method.name.equals("compareTo") && method.desc.equals("(Ljava/lang/Object;)I");
        boolean isChanged = false;
        for (AbstractInsnNode each : method.instructions.toArray()) {
            if (each instanceof TypeInsnNode cast
                    && cast.getOpcode() == Opcodes.CHECKCAST
                    && (compares || cast.desc.endsWith("/Comparable") || cast.desc.endsWith("/TComparable"))) {
                String name = cast.desc.startsWith(LIBRARY) ? "java/" + nameInJava(cast.desc) : cast.desc;
                InsnList code = new InsnList();
                LabelNode fits = new LabelNode();
                code.add(new InsnNode(Opcodes.DUP));
                code.add(new TypeInsnNode(Opcodes.INSTANCEOF, cast.desc));
                code.add(new JumpInsnNode(Opcodes.IFNE, fits));
                code.add(new InsnNode(Opcodes.DUP));
                code.add(new LdcInsnNode(name.replace('/', '.')));
                code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Kinds", "checkCast", "(Ljava/lang/Object;Ljava/lang/String;)V", false));
                code.add(fits);
                method.instructions.insertBefore(each, code);
                isChanged = true;
            }
        }
        return isChanged;
    }
}
