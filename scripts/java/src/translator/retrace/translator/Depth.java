// Counts the calls that are open in a method's own code: a call that counts would take longer than many a method.
package retrace.translator;

import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.VarInsnNode;

final class Depth {
    static final String HERE = "retrace/Here";

    private Depth() {
    }

    static InsnList atLine(int line) {
        var noted = new InsnList();
        noted.add(new LdcInsnNode(line));
        noted.add(new FieldInsnNode(Opcodes.PUTSTATIC, HERE, "line", "I"));
        return noted;
    }

    /** `kept`: the variable for the depth, to which a handler comes back; -1 in a method without handlers. */
    static InsnList enter(int kept) {
        var code = new InsnList();
        addToDepth(code, Opcodes.IADD, true);
        if (kept >= 0) {
            code.add(new InsnNode(Opcodes.DUP));
            code.add(new VarInsnNode(Opcodes.ISTORE, kept));
        }
        var isRoomy = new LabelNode();
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, HERE, "roomy", "I"));
        code.add(new JumpInsnNode(Opcodes.IF_ICMPLE, isRoomy));
        code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, HERE, "goDeeper", "()V", false));
        code.add(isRoomy);
        return code;
    }

    static InsnList leave() {
        var code = new InsnList();
        addToDepth(code, Opcodes.ISUB, false);
        return code;
    }

    private static void addToDepth(InsnList code, int opcode, boolean isUsed) {
        code.add(new FieldInsnNode(Opcodes.GETSTATIC, HERE, "depth", "I"));
        code.add(new InsnNode(Opcodes.ICONST_1));
        code.add(new InsnNode(opcode));
        if (isUsed) {
            code.add(new InsnNode(Opcodes.DUP));
        }
        code.add(new FieldInsnNode(Opcodes.PUTSTATIC, HERE, "depth", "I"));
    }
}
