// Tells retrace.Memory of the arrays and objects that a method makes.
package retrace.translator;

import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.MultiANewArrayInsnNode;
import org.teavm.asm.tree.TypeInsnNode;
import org.teavm.asm.tree.VarInsnNode;

final class Allocations extends MethodPart {
    private static final int REFERENCE_BYTES = 4;

    /** The letters of types by the operands of NEWARRAY. */
    private static final String TYPES = "ZCFDBSIJ";

    private final Links links;

    Allocations(MethodNode method, Links links) {
        super(method);
        this.links = links;
    }

    void note(AbstractInsnNode each) {
        if (each.getOpcode() == Opcodes.NEWARRAY || each.getOpcode() == Opcodes.ANEWARRAY) {
            var letter = each instanceof IntInsnNode made ? TYPES.charAt(made.operand - Opcodes.T_BOOLEAN) : '[';
            code.insertBefore(each, new InsnNode(Opcodes.DUP));
            allocates(each, letter, "allocates", "(II)V");
        } else if (each instanceof TypeInsnNode made && each.getOpcode() == Opcodes.NEW && links.bytesOf(made.desc) > 0) {
            code.insertBefore(each, new IntInsnNode(Opcodes.SIPUSH, links.bytesOf(made.desc)));
            code.insertBefore(each, call("links", "(I)V"));
        }
    }

    /** Tells of arrays and lists that the library copies. */
    void noteCopy(MethodInsnNode each) {
        var arguments = Type.getArgumentTypes(each.desc).length;
        if (each.owner.startsWith("[") && each.name.equals("clone")) {
            code.insertBefore(each, new InsnNode(Opcodes.DUP));
            code.insertBefore(each, new InsnNode(Opcodes.ARRAYLENGTH));
            allocates(each, each.owner.charAt(1), "allocates", "(II)V");
        } else if (each.owner.equals("java/util/Arrays") && each.name.equals("copyOf") && arguments == 2) {
            code.insertBefore(each, new InsnNode(Opcodes.DUP));
            allocates(each, elementOf(each.desc), "allocates", "(II)V");
        } else if (each.owner.equals("java/util/Arrays") && each.name.equals("copyOfRange") && arguments == 3) {
            code.insertBefore(each, new InsnNode(Opcodes.DUP2));
            allocates(each, elementOf(each.desc), "allocatesRange", "(III)V");
        } else if (each.name.equals("<init>") && each.desc.equals("(Ljava/util/Collection;)V")
                && each.owner.startsWith("java/util/")) {
            code.insertBefore(each, new InsnNode(Opcodes.DUP));
            code.insertBefore(each, call("copies", "(Ljava/util/Collection;)V"));
        }
    }

    /** The first letter of an array's elements. */
    private static char elementOf(String descriptor) {
        return Type.getArgumentTypes(descriptor)[0].getDescriptor().charAt(1);
    }

    private void allocates(AbstractInsnNode each, char element, String name, String descriptor) {
        code.insertBefore(each, new IntInsnNode(Opcodes.BIPUSH, elementBytes(element)));
        code.insertBefore(each, call(name, descriptor));
    }

    private static int elementBytes(char element) {
        return switch (element) {
            case 'Z', 'B' -> 1;
            case 'C', 'S' -> 2;
            case 'J', 'D' -> 8;
            default -> REFERENCE_BYTES;
        };
    }

    /** The lengths go through new variables, as no instruction reaches the first of three on the stack. */
    void noteLengths(MultiANewArrayInsnNode each) {
        var first = newVariable(each.dims);
        var note = new InsnList();
        for (var at = each.dims - 1; at >= 0; at--) {
            note.add(new VarInsnNode(Opcodes.ISTORE, first + at));
        }
        note.add(new InsnNode(Opcodes.ICONST_1));
        for (var at = 0; at < each.dims; at++) {
            note.add(new VarInsnNode(Opcodes.ILOAD, first + at));
            if (at < each.dims - 1) {
                note.add(call("times", "(II)I"));
            }
        }
        // `[[I` made with two lengths has numbers in its rows, with one it has references.
        var bytes = elementBytes(each.desc.charAt(each.dims));
        note.add(new IntInsnNode(Opcodes.BIPUSH, bytes));
        note.add(call("allocatesRows", "(III)V"));
        for (var at = 0; at < each.dims; at++) {
            note.add(new VarInsnNode(Opcodes.ILOAD, first + at));
        }
        code.insertBefore(each, note);
    }

    private static MethodInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Memory", name, descriptor, false);
    }
}
