// Reads and stores of arrays: the index is checked in the method's own code, with Java's own exception, and the film is told.
package retrace.translator;

import java.util.Map;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

final class ArrayAccess extends MethodPart {
    private static final String STORES = "retrace/Stores";

    /** Stores that may be on a board, by the descriptors of the methods that tell the film. */
    private static final Map<Integer, String> FILMED = Map.of(
            Opcodes.IASTORE, "([III)V", Opcodes.CASTORE, "([CIC)V", Opcodes.SASTORE, "([SIS)V");
    /** Other stores, by the instruction that keeps their value. */
    private static final Map<Integer, Integer> UNFILMED = Map.of(
            Opcodes.BASTORE, Opcodes.ISTORE, Opcodes.LASTORE, Opcodes.LSTORE,
            Opcodes.FASTORE, Opcodes.FSTORE, Opcodes.DASTORE, Opcodes.DSTORE);

    /** Bytes and booleans share their instructions, so a class with bytes leaves it to the library to tell them apart. */
    private final boolean hasBytes;

    ArrayAccess(MethodNode method, boolean hasBytes) {
        super(method);
        this.hasBytes = hasBytes;
    }

    static boolean reads(int opcode) {
        return opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
    }

    static boolean stores(int opcode) {
        return opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
    }

    void rewrite(AbstractInsnNode each) {
        var opcode = each.getOpcode();
        if (opcode == Opcodes.AASTORE) {
            code.set(each, call("put", "([Ljava/lang/Object;ILjava/lang/Object;)V"));
        } else if (opcode == Opcodes.BASTORE && hasBytes) {
            code.set(each, call("put", "(Ljava/lang/Object;II)V"));
        } else if (opcode == Opcodes.BALOAD && hasBytes) {
            code.insertBefore(each, new InsnNode(Opcodes.DUP2));
            code.insertBefore(each, call("at", "(Ljava/lang/Object;I)V"));
        } else if (reads(opcode)) {
            code.insertBefore(each, checked());
            if (opcode == Opcodes.AALOAD) {
                code.insertBefore(each, read());
            }
        } else if (FILMED.containsKey(opcode)) {
            storeAndFilm(each);
        } else {
            storeChecked(each);
        }
    }

    private void storeChecked(AbstractInsnNode each) {
        var keep = UNFILMED.get(each.getOpcode());
        var isLong = keep == Opcodes.LSTORE || keep == Opcodes.DSTORE;
        var value = newVariable(isLong ? 2 : 1);
        code.insertBefore(each, new VarInsnNode(keep, value));
        code.insertBefore(each, checked());
        code.insertBefore(each, new VarInsnNode(keep - Opcodes.ISTORE + Opcodes.ILOAD, value));
    }

    private void storeAndFilm(AbstractInsnNode each) {
        var value = newVariable(1);
        var isFilmed = new LabelNode();
        var end = new LabelNode();
        code.insertBefore(each, new VarInsnNode(Opcodes.ISTORE, value));
        code.insertBefore(each, checked());
        code.insertBefore(each, new VarInsnNode(Opcodes.ILOAD, value));
        code.insertBefore(each, new FieldInsnNode(Opcodes.GETSTATIC, Depth.HERE, "isFilmed", "Z"));
        code.insertBefore(each, new JumpInsnNode(Opcodes.IFNE, isFilmed));
        var told = new InsnList();
        told.add(new JumpInsnNode(Opcodes.GOTO, end));
        told.add(isFilmed);
        told.add(call("put", FILMED.get(each.getOpcode())));
        told.add(end);
        code.insert(each, told);
    }

    /** Checks the array and the index on the stack, which stay there. */
    private static InsnList checked() {
        var isInside = new LabelNode();
        var isOutside = new LabelNode();
        var check = new InsnList();
        check.add(new InsnNode(Opcodes.DUP));
        check.add(new JumpInsnNode(Opcodes.IFLT, isOutside));
        check.add(new InsnNode(Opcodes.DUP2));
        check.add(new InsnNode(Opcodes.SWAP));
        check.add(new InsnNode(Opcodes.ARRAYLENGTH));
        check.add(new JumpInsnNode(Opcodes.IF_ICMPLT, isInside));
        check.add(isOutside);
        check.add(new InsnNode(Opcodes.SWAP));
        check.add(new InsnNode(Opcodes.ARRAYLENGTH));
        check.add(call("outside", "(II)Ljava/lang/ArrayIndexOutOfBoundsException;"));
        check.add(new InsnNode(Opcodes.ATHROW));
        check.add(isInside);
        return check;
    }

    /** Tells the film of an element that may be a row of a board. */
    private static InsnList read() {
        var isUnfilmed = new LabelNode();
        var told = new InsnList();
        told.add(new FieldInsnNode(Opcodes.GETSTATIC, Depth.HERE, "isFilmed", "Z"));
        told.add(new JumpInsnNode(Opcodes.IFEQ, isUnfilmed));
        told.add(new InsnNode(Opcodes.DUP2));
        told.add(call("read", "([Ljava/lang/Object;I)V"));
        told.add(isUnfilmed);
        return told;
    }

    private static MethodInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, STORES, name, descriptor, false);
    }
}
