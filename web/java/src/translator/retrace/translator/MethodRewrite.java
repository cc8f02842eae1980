// Rewrites a method so that it reports its lines, calls and stores; retrace.Stores does what WebAssembly does otherwise than Java.
package retrace.translator;

import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.teavm.asm.Handle;
import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.InvokeDynamicInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.MultiANewArrayInsnNode;
import org.teavm.asm.tree.TypeInsnNode;
import retrace.shared.Messages;

final class MethodRewrite {
    private static final String STORES = "retrace/Stores";
    private static final String DIVISION = "retrace/Division";
    private static final String PROGRAM = "retrace/Program";
    private static final String SYSTEM = "java/lang/System";

    private static final Map<Integer, String[]> DIVISIONS = Map.of(
            Opcodes.IDIV, new String[] {"divided", "(II)I"},
            Opcodes.IREM, new String[] {"rest", "(II)I"},
            Opcodes.LDIV, new String[] {"divided", "(JJ)J"},
            Opcodes.LREM, new String[] {"rest", "(JJ)J"},
            Opcodes.DREM, new String[] {"rest", "(DD)D"},
            Opcodes.FREM, new String[] {"rest", "(FF)F"});

    private final MethodNode method;
    private final InsnList code;
    private final ArrayAccess arrays;
    private final Allocations allocations;
    private final Links links;
    /** The operations that make an index and may overflow. */
    private Set<AbstractInsnNode> counted = Set.of();
    private int line;
    private final int ownCall;
    /** The variable for the depth that there is room for; -1 in a method that calls nothing. */
    private final int roomy;
    private final Messages messages;
    private final Predicate<String> mayBegin;

    /** `mayBegin`: whether a class may have an initialiser that has not run yet. */
    MethodRewrite(MethodNode method, boolean hasBytes, Links links, Predicate<String> mayBegin, Messages messages) {
        this.method = method;
        this.mayBegin = mayBegin;
        this.messages = messages;
        this.links = links;
        this.code = method.instructions;
        this.arrays = new ArrayAccess(method, hasBytes);
        this.allocations = new Allocations(method, links);
        this.ownCall = Depth.callOf(method);
        this.roomy = callsOthers(method) ? method.maxLocals++ : -1;
    }

    private static boolean callsOthers(MethodNode method) {
        for (var each : method.instructions) {
            if (each instanceof MethodInsnNode || each instanceof InvokeDynamicInsnNode) {
                return true;
            }
        }
        return false;
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

    /** `begin`: what the method does first, when the depth is its own. */
    void rewrite(InsnList begin) {
        counted = IndexOverflow.in(method);
        method.access &= ~Opcodes.ACC_SYNCHRONIZED;
        var handlers = new Handlers(method);
        var depth = handlers.areNone() ? -1 : method.maxLocals++;
        for (var each : code.toArray()) {
            if (each instanceof LineNumberNode next) {
                line = next.line;
            } else if (line > 0 && mayRunLines(each) && !isBeforeLine(each)) {
                code.insert(each, Depth.atLine(line));
            }
            rewrite(each);
        }
        code.insert(begin);
        code.insert(Depth.enter(ownCall, depth, roomy));
        handlers.tell(depth);
    }

    private void rewrite(AbstractInsnNode each) {
        switch (each.getType()) {
            case AbstractInsnNode.LINE -> code.insert(each, Depth.atLine(((LineNumberNode) each).line));
            case AbstractInsnNode.INSN -> rewriteSimple(each);
            case AbstractInsnNode.FIELD_INSN -> rewriteField((FieldInsnNode) each);
            case AbstractInsnNode.LDC_INSN -> nameConstants((LdcInsnNode) each);
            case AbstractInsnNode.METHOD_INSN -> rewriteCall((MethodInsnNode) each);
            case AbstractInsnNode.INVOKE_DYNAMIC_INSN -> rewriteHandles((InvokeDynamicInsnNode) each);
            case AbstractInsnNode.MULTIANEWARRAY_INSN -> {
                var made = (MultiANewArrayInsnNode) each;
                if (made.dims >= 2) {
                    noteMade(each);
                }
                allocations.noteLengths(made);
            }
            case AbstractInsnNode.INT_INSN -> allocations.note(each);
            case AbstractInsnNode.TYPE_INSN -> {
                allocations.note(each);
                if (each.getOpcode() == Opcodes.CHECKCAST) {
                    checkCast((TypeInsnNode) each);
                }
            }
            default -> {
            }
        }
    }

    /** Whether an instruction may call the program's own code; afterwards the line of the call runs again. */
    private boolean mayRunLines(AbstractInsnNode each) {
        return each instanceof FieldInsnNode field && field.getOpcode() == Opcodes.GETSTATIC && mayBegin.test(field.owner)
                || each instanceof MethodInsnNode call && !call.owner.startsWith("java/lang/")
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
        } else if (opcode == Opcodes.DNEG || opcode == Opcodes.FNEG) {
            turnSign(each, opcode == Opcodes.DNEG);
        } else if (counted.contains(each)) {
            var name = opcode == Opcodes.IADD ? "plus" : opcode == Opcodes.ISUB ? "minus" : "times";
            code.set(each, call("retrace/Overflow", name, "(II)I"));
        } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
            // There is one thread, so a lock only checks that its object is not null.
            code.set(each, call(STORES, "lock", "(Ljava/lang/Object;)V"));
        } else if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            code.insertBefore(each, Depth.leave(ownCall, roomy));
        }
    }

    /** TeaVM takes a number from 0 for this, and so has no -0.0. */
    private void turnSign(AbstractInsnNode each, boolean isDouble) {
        code.insertBefore(each, isDouble ? new LdcInsnNode(-1.0) : new LdcInsnNode(-1f));
        code.set(each, new InsnNode(isDouble ? Opcodes.DMUL : Opcodes.FMUL));
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

    /** Throws Java's own exception before a cast that would fail. */
    private void checkCast(TypeInsnNode each) {
        var fits = new LabelNode();
        var check = new InsnList();
        check.add(new InsnNode(Opcodes.DUP));
        check.add(new TypeInsnNode(Opcodes.INSTANCEOF, each.desc));
        check.add(new JumpInsnNode(Opcodes.IFNE, fits));
        check.add(new InsnNode(Opcodes.DUP));
        check.add(new JumpInsnNode(Opcodes.IFNULL, fits));
        check.add(new LdcInsnNode(each.desc.replace('/', '.')));
        check.add(call("retrace/Kinds", "cast", "(Ljava/lang/Object;Ljava/lang/String;)Ljava/lang/ClassCastException;"));
        check.add(new InsnNode(Opcodes.ATHROW));
        check.add(fits);
        code.insertBefore(each, check);
    }

    private void rewriteField(FieldInsnNode each) {
        if (each.owner.equals(SYSTEM) && each.getOpcode() == Opcodes.GETSTATIC) {
            code.set(each, call(PROGRAM, each.name, "()" + each.desc));
        }
    }

    /** An enum of which only the class is named, as for EnumSet.allOf, would have no constants in the module. */
    private void nameConstants(LdcInsnNode each) {
        if (each.cst instanceof Type type && type.getSort() == Type.OBJECT && links.isEnum(type.getInternalName())) {
            var named = new InsnList();
            named.add(call(type.getInternalName(), "values", "()[" + type.getDescriptor()));
            named.add(new InsnNode(Opcodes.POP));
            named.add(Depth.atLine(line));
            code.insertBefore(each, named);
        }
    }

    private void rewriteCall(MethodInsnNode each) {
        refuse(each.owner, each.name);
        allocations.noteCopy(each);
        var instead = Rules.instead(each.owner, each.name, each.desc);
        if (instead != null && each.getOpcode() != Opcodes.INVOKESPECIAL) {
            code.set(each, call(instead[0], instead[1], instead[2]));
        }
    }

    /** References to methods, such as System::exit. */
    private void rewriteHandles(InvokeDynamicInsnNode each) {
        for (var at = 0; at < each.bsmArgs.length; at++) {
            if (!(each.bsmArgs[at] instanceof Handle handle)) {
                continue;
            }
            refuse(handle.getOwner(), handle.getName());
            var instead = Rules.instead(handle.getOwner(), handle.getName(), handle.getDesc());
            if (instead != null && handle.getTag() != Opcodes.H_INVOKESPECIAL) {
                each.bsmArgs[at] = new Handle(Opcodes.H_INVOKESTATIC, instead[0], instead[1], instead[2], false);
            }
        }
    }

    private void refuse(String owner, String name) {
        if (Rules.leadsOut(owner) || Rules.isMissing(owner, name)) {
            messages.say(true, line, 1, Rules.inJava(owner) + "." + name + " is not available here");
        }
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
