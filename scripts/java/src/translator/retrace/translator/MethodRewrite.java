// Rewrites a method so that it reports its lines, calls and stores; retrace.Stores does what WebAssembly does otherwise than Java.
package retrace.translator;

import java.util.Map;
import org.teavm.asm.Handle;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.InvokeDynamicInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.MultiANewArrayInsnNode;
import org.teavm.asm.tree.VarInsnNode;
import retrace.shared.Messages;

final class MethodRewrite {
    private static final String STORES = "retrace/Stores";
    private static final String DIVISION = "retrace/Division";
    private static final String PROGRAM = "retrace/Program";
    private static final String SYSTEM = "java/lang/System";
    private static final int REFERENCE_BYTES = 4;
    private static final String LIST_SET = "(Ljava/util/List;ILjava/lang/Object;)Ljava/lang/Object;";
    private static final String LIST_GET = "(Ljava/util/List;I)Ljava/lang/Object;";
    private static final String LIST_ADD = "(Ljava/util/List;Ljava/lang/Object;)Z";

    private static final Map<Integer, String[]> DIVISIONS = Map.of(
            Opcodes.IDIV, new String[] {"divided", "(II)I"},
            Opcodes.IREM, new String[] {"rest", "(II)I"},
            Opcodes.LDIV, new String[] {"divided", "(JJ)J"},
            Opcodes.LREM, new String[] {"rest", "(JJ)J"});

    private final MethodNode method;
    private final InsnList code;
    private final ArrayAccess arrays;
    private final Messages messages;

    MethodRewrite(MethodNode method, boolean hasBytes, Messages messages) {
        this.method = method;
        this.messages = messages;
        this.code = method.instructions;
        this.arrays = new ArrayAccess(method, hasBytes);
    }

    static boolean makesBytes(MethodNode method) {
        for (var each : method.instructions) {
            if (each instanceof IntInsnNode made && made.getOpcode() == Opcodes.NEWARRAY
                    && made.operand == Opcodes.T_BYTE) {
                return true;
            }
        }
        return false;
    }

    void rewrite() {
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        var handlers = method.tryCatchBlocks.stream().map(block -> block.handler).distinct().toList();
        var depth = handlers.isEmpty() ? -1 : method.maxLocals++;
        var line = 0;
        for (var each : code.toArray()) {
            if (each instanceof LineNumberNode next) {
                line = next.line;
            } else if (each instanceof MethodInsnNode call && Rules.leadsOut(call.owner)) {
                messages.say(true, line, 1, call.owner.replace('/', '.') + "." + call.name + " is not available here");
            } else if (line > 0 && mayRunLines(each) && !isBeforeLine(each)) {
                code.insert(each, Depth.atLine(line));
            }
            rewrite(each);
        }
        code.insert(Depth.enter(depth));
        for (var handler : handlers) {
            // A handler of every exception is javac's code for `finally`, which throws the exception again.
            var isCaught = method.tryCatchBlocks.stream().anyMatch(block -> block.handler == handler && block.type != null);
            var caught = new InsnList();
            caught.add(new InsnNode(Opcodes.DUP));
            caught.add(new VarInsnNode(Opcodes.ILOAD, depth));
            caught.add(call(PROGRAM, isCaught ? "caught" : "passed", "(Ljava/lang/Throwable;I)V"));
            code.insert(handler, caught);
        }
    }

    private void rewrite(AbstractInsnNode each) {
        switch (each.getType()) {
            case AbstractInsnNode.LINE -> code.insert(each, Depth.atLine(((LineNumberNode) each).line));
            case AbstractInsnNode.INSN -> rewriteSimple(each);
            case AbstractInsnNode.FIELD_INSN -> rewriteField((FieldInsnNode) each);
            case AbstractInsnNode.METHOD_INSN -> rewriteCall((MethodInsnNode) each);
            case AbstractInsnNode.INVOKE_DYNAMIC_INSN -> rewriteHandles((InvokeDynamicInsnNode) each);
            case AbstractInsnNode.MULTIANEWARRAY_INSN -> {
                var made = (MultiANewArrayInsnNode) each;
                if (made.dims >= 2) {
                    noteMade(each);
                }
                noteLengths(made);
            }
            case AbstractInsnNode.INT_INSN, AbstractInsnNode.TYPE_INSN -> rewriteAllocation(each);
            default -> {
            }
        }
    }

    /** Whether an instruction may call the program's own code; afterwards the line of the call runs again. */
    private static boolean mayRunLines(AbstractInsnNode each) {
        return each instanceof MethodInsnNode call && !call.owner.startsWith("java/lang/")
                && !call.owner.startsWith("java/io/");
    }

    /** Whether a line begins after an instruction, so that nothing more of its own line runs. */
    private static boolean isBeforeLine(AbstractInsnNode each) {
        var next = each.getNext();
        while (next instanceof LabelNode) {
            next = next.getNext();
        }
        return next instanceof LineNumberNode;
    }

    private void rewriteSimple(AbstractInsnNode each) {
        var opcode = each.getOpcode();
        var division = DIVISIONS.get(opcode);
        if (ArrayAccess.reads(opcode) || ArrayAccess.stores(opcode)) {
            arrays.rewrite(each);
        } else if (division != null && !dividesByConstant(each)) {
            code.set(each, call(DIVISION, division[0], division[1]));
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            // There is one thread, so a lock only checks that its object is not null.
            code.set(each, call(STORES, "lock", "(Ljava/lang/Object;)V"));
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            code.insertBefore(each, Depth.leave());
        }
    }

    /** Whether a division is by a constant other than 0 and -1, with which nothing is special. */
    private static boolean dividesByConstant(AbstractInsnNode each) {
        var by = each.getPrevious();
        if (by instanceof IntInsnNode pushed && by.getOpcode() != Opcodes.NEWARRAY) {
            return pushed.operand != 0 && pushed.operand != -1;
        } else if (by instanceof LdcInsnNode pushed && pushed.cst instanceof Number number) {
            return number.longValue() != 0 && number.longValue() != -1;
        }
        return by.getOpcode() >= Opcodes.ICONST_1 && by.getOpcode() <= Opcodes.ICONST_5;
    }

    private void rewriteField(FieldInsnNode each) {
        if (each.owner.equals(SYSTEM) && each.getOpcode() == Opcodes.GETSTATIC) {
            code.set(each, call(PROGRAM, each.name, "()" + each.desc));
        }
    }

    private void rewriteCall(MethodInsnNode each) {
        if (each.owner.equals(SYSTEM) && Rules.ofSystem(each.name)) {
            each.owner = PROGRAM;
        } else if (Rules.isList(each.owner) && each.getOpcode() != Opcodes.INVOKESPECIAL) {
            if (each.name.equals("set") && each.desc.equals("(ILjava/lang/Object;)Ljava/lang/Object;")) {
                code.set(each, call(STORES, "set", LIST_SET));
            } else if (each.name.equals("add") && each.desc.equals("(Ljava/lang/Object;)Z")) {
                code.set(each, call(STORES, "add", LIST_ADD));
            } else if (each.name.equals("get") && each.desc.equals("(I)Ljava/lang/Object;")) {
                code.set(each, call(STORES, "get", LIST_GET));
            }
        } else {
            var instead = Rules.instead(each.owner, each.name, each.desc);
            if (instead != null) {
                code.set(each, call(instead[0], instead[1], instead[2]));
            }
        }
    }

    /** References to methods, such as System::exit. */
    private static void rewriteHandles(InvokeDynamicInsnNode each) {
        for (var at = 0; at < each.bsmArgs.length; at++) {
            if (each.bsmArgs[at] instanceof Handle handle && handle.getOwner().equals(SYSTEM)
                    && Rules.ofSystem(handle.getName())) {
                each.bsmArgs[at] = new Handle(handle.getTag(), PROGRAM, handle.getName(), handle.getDesc(), false);
            }
        }
    }

    private void rewriteAllocation(AbstractInsnNode each) {
        if (each.getOpcode() == Opcodes.NEWARRAY || each.getOpcode() == Opcodes.ANEWARRAY) {
            var bytes = each instanceof IntInsnNode made ? elementBytes(made.operand) : REFERENCE_BYTES;
            code.insertBefore(each, new InsnNode(Opcodes.DUP));
            code.insertBefore(each, new IntInsnNode(Opcodes.BIPUSH, bytes));
            code.insertBefore(each, call(PROGRAM, "allocates", "(II)V"));
        }
    }

    private static int elementBytes(int type) {
        return switch (type) {
            case Opcodes.T_BOOLEAN, Opcodes.T_BYTE -> 1;
            case Opcodes.T_CHAR, Opcodes.T_SHORT -> 2;
            case Opcodes.T_LONG, Opcodes.T_DOUBLE -> 8;
            default -> REFERENCE_BYTES;
        };
    }

    private static int elementBytes(Type type) {
        return switch (type.getSort()) {
            case Type.BOOLEAN, Type.BYTE -> 1;
            case Type.CHAR, Type.SHORT -> 2;
            case Type.LONG, Type.DOUBLE -> 8;
            default -> REFERENCE_BYTES;
        };
    }

    /** The lengths go through new variables, as no instruction reaches the first of three on the stack. */
    private void noteLengths(MultiANewArrayInsnNode each) {
        var first = method.maxLocals;
        method.maxLocals += each.dims;
        var note = new InsnList();
        for (var at = each.dims - 1; at >= 0; at--) {
            note.add(new VarInsnNode(Opcodes.ISTORE, first + at));
        }
        note.add(new InsnNode(Opcodes.ICONST_1));
        for (var at = 0; at < each.dims; at++) {
            note.add(new VarInsnNode(Opcodes.ILOAD, first + at));
            if (at < each.dims - 1) {
                note.add(call(PROGRAM, "times", "(II)I"));
            }
        }
        // `[[I` made with two lengths has numbers in its rows, with one it has references.
        var bytes = elementBytes(Type.getType(each.desc.substring(each.dims)));
        note.add(new IntInsnNode(Opcodes.BIPUSH, bytes));
        note.add(call(PROGRAM, "allocatesRows", "(III)V"));
        for (var at = 0; at < each.dims; at++) {
            note.add(new VarInsnNode(Opcodes.ILOAD, first + at));
        }
        code.insertBefore(each, note);
    }

    private void noteMade(AbstractInsnNode each) {
        var note = new InsnList();
        note.add(new InsnNode(Opcodes.DUP));
        note.add(call(STORES, "made", "(Ljava/lang/Object;)V"));
        code.insert(each, note);
    }

    private static MethodInsnNode call(String owner, String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false);
    }
}
