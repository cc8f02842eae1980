// Counts the calls that are open, and the room that they take, in a method's own code: a call that counts would take longer than many a method.
package retrace.translator;

import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

final class Depth {
    static final String HERE = "retrace/Here";
    /** The room of a call as Chromium's first compiler lays it out, which keeps a place for each value; measured. */
    private static final int CALL_BYTES = 100;
    private static final int VALUE_BYTES = 8;
    private static final int UNIT_BYTES = 64;
    /** A method of more variables is counted like one of these. */
    private static final int MOST_UNITS = 500;

    private Depth() {
    }

    static InsnList atLine(int line) {
        var noted = new InsnList();
        noted.add(new LdcInsnNode(line));
        noted.add(new FieldInsnNode(Opcodes.PUTSTATIC, HERE, "line", "I"));
        return noted;
    }

    /**
     * The method begins. `kept`: the variable for the depth, to which a handler comes back; -1 in a method without handlers.
     * `roomy`: the variable for the depth that there is room for, which a return comes back to; -1 in a method that calls nothing.
     */
    static InsnList enter(int call, int kept, int roomy) {
        var code = new InsnList();
        addToDepth(code, call, Opcodes.IADD, true);
        if (kept >= 0) {
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new VarInsnNode(Opcodes.ISTORE, kept));
        }
        var isRoomy = new LabelNode();
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, HERE, "roomy", "I"));
        code.add(new JumpInsnNode(Opcodes.IF_ICMPLE, isRoomy));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, HERE, "goDeeper", "()V", false));
        code.add(isRoomy);
        if (roomy >= 0) {
            code.add(new FieldInsnNode(Opcodes.GETSTATIC, HERE, "roomy", "I"));
            code.add(new VarInsnNode(Opcodes.ISTORE, roomy));
        }
        return code;
    }

    static InsnList leave(int call, int roomy) {
        var code = new InsnList();
        addToDepth(code, call, Opcodes.ISUB, false);
        if (roomy >= 0) {
            code.add(new VarInsnNode(Opcodes.ILOAD, roomy));
            code.add(new FieldInsnNode(Opcodes.PUTSTATIC, HERE, "roomy", "I"));
        }
        return code;
    }

    /** A call in the form of retrace.Here.depth: the room that it takes on the stack, and 1. Looks at the code as javac made it. */
    static int callOf(MethodNode method) {
        var bytes = CALL_BYTES + VALUE_BYTES * (method.maxLocals + method.maxStack);
        return Math.min(MOST_UNITS, (bytes + UNIT_BYTES - 1) / UNIT_BYTES) << 16 | 1;
    }

    private static void addToDepth(InsnList code, int call, int opcode, boolean isUsed) {
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, HERE, "depth", "I"));
        code.add(new LdcInsnNode(call));
        code.add(new InsnNode(opcode));
        if (isUsed) {
            code.add(new InsnNode(Opcodes.DUP));
        }
        code.add(new FieldInsnNode(Opcodes.PUTSTATIC, HERE, "depth", "I"));
    }
}
