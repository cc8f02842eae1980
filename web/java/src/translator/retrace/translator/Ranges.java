// The least and the largest number that an expression of a method may have, as far as its own operators tell.
package retrace.translator;

import org.teavm.asm.Opcodes;
import org.teavm.asm.Type;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.IntInsnNode;
import org.teavm.asm.tree.LdcInsnNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.analysis.Frame;
import org.teavm.asm.tree.analysis.SourceValue;

final class Ranges {
    private static final int DEEPEST = 8;
    private static final Range ANY = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final Range OF_LENGTHS = new Range(0, Integer.MAX_VALUE);
    private static final Range OF_CHARS = new Range(0, Character.MAX_VALUE);
    private static final Range OF_SHORTS = new Range(Short.MIN_VALUE, Short.MAX_VALUE);
    private static final Range OF_BYTES = new Range(Byte.MIN_VALUE, Byte.MAX_VALUE);

    private final MethodNode method;
    private final Frame<SourceValue>[] frames;

    private record Range(long least, long most) {
        boolean isInt() {
            return least >= Integer.MIN_VALUE && most <= Integer.MAX_VALUE;
        }
    }

    Ranges(MethodNode method, Frame<SourceValue>[] frames) {
        this.method = method;
        this.frames = frames;
    }

    /** Whether an IADD, ISUB or IMUL cannot overflow. */
    boolean hasRoom(AbstractInsnNode each) {
        return result(each, 0).isInt();
    }

    private Range of(AbstractInsnNode each, int fromTop, int deep) {
        var frame = frames[method.instructions.indexOf(each)];
        var sources = frame.getStack(frame.getStackSize() - 1 - fromTop).insns;
        if (sources.size() != 1 || deep > DEEPEST) {
            return ANY;
        }
        var range = result(sources.iterator().next(), deep);
        return range.isInt() ? range : ANY;
    }

    private Range result(AbstractInsnNode each, int deep) {
        var constant = constantOf(each);
        if (constant != null) {
            return new Range(constant, constant);
        }
        return switch (each.getOpcode()) {
            case Opcodes.IADD, Opcodes.ISUB, Opcodes.IMUL -> combined(each, deep);
            case Opcodes.IDIV -> quotient(of(each, 1, deep + 1), of(each, 0, deep + 1));
            case Opcodes.IREM -> rest(of(each, 1, deep + 1), of(each, 0, deep + 1));
            case Opcodes.IAND -> masked(of(each, 1, deep + 1), of(each, 0, deep + 1));
            case Opcodes.ARRAYLENGTH -> OF_LENGTHS;
            case Opcodes.I2C, Opcodes.CALOAD -> OF_CHARS;
            case Opcodes.I2S, Opcodes.SALOAD -> OF_SHORTS;
            case Opcodes.I2B, Opcodes.BALOAD -> OF_BYTES;
            default -> each instanceof MethodInsnNode call && Type.getReturnType(call.desc) == Type.CHAR_TYPE ? OF_CHARS : ANY;
        };
    }

    private Range combined(AbstractInsnNode each, int deep) {
        var one = of(each, 1, deep + 1);
        var other = of(each, 0, deep + 1);
        return switch (each.getOpcode()) {
            case Opcodes.IADD -> new Range(one.least + other.least, one.most + other.most);
            case Opcodes.ISUB -> new Range(one.least - other.most, one.most - other.least);
            default -> {
                long[] corners = {one.least * other.least, one.least * other.most, one.most * other.least, one.most * other.most};
                java.util.Arrays.sort(corners);
                yield new Range(corners[0], corners[3]);
            }
        };
    }

    private static Range quotient(Range value, Range by) {
        return by.least > 0 ? new Range(Math.min(value.least / by.least, 0), Math.max(value.most / by.least, 0)) : ANY;
    }

    private static Range rest(Range value, Range by) {
        if (by.least <= 0) {
            return ANY;
        }
        return new Range(value.least < 0 ? 1 - by.most : 0, Math.max(0, Math.min(value.most, by.most - 1)));
    }

    private static Range masked(Range value, Range by) {
        if (value.least < 0 && by.least < 0) {
            return ANY;
        }
        var most = value.least < 0 ? by.most : by.least < 0 ? value.most : Math.min(value.most, by.most);
        return new Range(0, most);
    }

    /** The number that an instruction pushes; null for one that pushes no constant. */
    static Integer constantOf(AbstractInsnNode each) {
        var opcode = each.getOpcode();
        if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
            return opcode - Opcodes.ICONST_0;
        } else if (each instanceof IntInsnNode pushed && opcode != Opcodes.NEWARRAY) {
            return pushed.operand;
        }
        return each instanceof LdcInsnNode pushed && pushed.cst instanceof Integer number ? number : null;
    }
}
