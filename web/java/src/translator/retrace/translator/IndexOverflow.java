// Finds the additions, subtractions and multiplications that an index of an array is made of, as far as they may overflow.
// Numbers that overflow on purpose, such as hashes, become an index through `&`, a shift or a call, and are not meant.
package retrace.translator;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.FieldInsnNode;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.analysis.Analyzer;
import org.teavm.asm.tree.analysis.AnalyzerException;
import org.teavm.asm.tree.analysis.Frame;
import org.teavm.asm.tree.analysis.SourceInterpreter;
import org.teavm.asm.tree.analysis.SourceValue;

final class IndexOverflow {
    private final MethodNode method;
    private final Frame<SourceValue>[] frames;
    private final Ranges ranges;
    private final Set<AbstractInsnNode> found = new HashSet<>();
    private final Set<AbstractInsnNode> seen = new HashSet<>();
    /** Values on which a branch depends: the program may have made sure of them itself. */
    private final Set<AbstractInsnNode> compared = new HashSet<>();

    private IndexOverflow(MethodNode method, Frame<SourceValue>[] frames) {
        this.method = method;
        this.frames = frames;
        this.ranges = new Ranges(method, frames);
    }

    /** The instructions to check, each an IADD, ISUB or IMUL. */
    static Set<AbstractInsnNode> in(MethodNode method) {
        if (!hasBoth(method)) {
            return Set.of();
        }
        try {
            var search = new IndexOverflow(method, new Analyzer<>(new Copies()).analyze("retrace/Program", method));
            search.lookForBranches();
            search.lookForIndexes();
            return search.found;
        } catch (AnalyzerException error) {
            return Set.of();
        }
    }

    /** Most methods need no analysis. */
    private static boolean hasBoth(MethodNode method) {
        var hasArray = false;
        var hasNumber = false;
        for (var each : method.instructions) {
            hasArray |= ArrayAccess.reads(each.getOpcode()) || ArrayAccess.stores(each.getOpcode());
            hasNumber |= mayOverflow(each.getOpcode());
        }
        return hasArray && hasNumber;
    }

    static boolean mayOverflow(int opcode) {
        return opcode == Opcodes.IADD || opcode == Opcodes.ISUB || opcode == Opcodes.IMUL;
    }

    private void lookForBranches() {
        for (var each : method.instructions) {
            var opcode = each.getOpcode();
            if (each instanceof JumpInsnNode && opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ICMPLE) {
                for (var at = opcode >= Opcodes.IF_ICMPEQ ? 1 : 0; at >= 0; at--) {
                    compared.addAll(operand(each, at));
                }
            }
        }
    }

    private void lookForIndexes() {
        for (var each : method.instructions) {
            if (ArrayAccess.reads(each.getOpcode())) {
                follow(operand(each, 0));
            } else if (ArrayAccess.stores(each.getOpcode())) {
                follow(operand(each, 1));
            }
        }
    }

    /** The sources of a value on the stack before an instruction, counted from the top. */
    private Set<AbstractInsnNode> operand(AbstractInsnNode each, int fromTop) {
        var frame = frames[method.instructions.indexOf(each)];
        return frame == null ? Set.of() : frame.getStack(frame.getStackSize() - 1 - fromTop).insns;
    }

    private void follow(Set<AbstractInsnNode> sources) {
        if (sources.size() != 1) {
            return;
        }
        var source = sources.iterator().next();
        if (compared.contains(source) || !seen.add(source)) {
            return;
        }
        if (mayOverflow(source.getOpcode())) {
            if (!ranges.hasRoom(source)) {
                found.add(source);
            }
            follow(operand(source, 1));
            follow(operand(source, 0));
        } else if (source.getOpcode() == Opcodes.IDIV
                || source.getOpcode() == Opcodes.IREM && !makesNotNegative(source)) {
            follow(operand(source, 1));
        }
    }

    /** Whether this is the outer `%` of `(x % n + n) % n`, by which a program makes a negative rest right. */
    private boolean makesNotNegative(AbstractInsnNode rest) {
        var sum = operand(rest, 1);
        if (sum.size() != 1 || sum.iterator().next().getOpcode() != Opcodes.IADD) {
            return false;
        }
        var added = sum.iterator().next();
        for (var at = 0; at < 2; at++) {
            var inner = operand(added, at);
            var isRest = inner.size() == 1 && inner.iterator().next().getOpcode() == Opcodes.IREM;
            if (isRest && areSame(operand(added, 1 - at), operand(rest, 0))) {
                return true;
            }
        }
        return false;
    }

    private static boolean areSame(Set<AbstractInsnNode> some, Set<AbstractInsnNode> others) {
        if (some.size() != 1 || others.size() != 1) {
            return some.equals(others);
        }
        var one = some.iterator().next();
        var other = others.iterator().next();
        if (one == other) {
            return true;
        }
        var constant = Ranges.constantOf(one);
        if (constant != null) {
            return constant.equals(Ranges.constantOf(other));
        }
        return one instanceof FieldInsnNode field && other instanceof FieldInsnNode another
                && field.owner.equals(another.owner) && field.name.equals(another.name)
                || one instanceof InsnNode && one.getOpcode() == Opcodes.ARRAYLENGTH
                        && other.getOpcode() == Opcodes.ARRAYLENGTH;
    }

    /** Values keep their sources through variables and copies on the stack. */
    private static final class Copies extends SourceInterpreter {
        Copies() {
            super(Opcodes.ASM9);
        }

        @Override
        public SourceValue copyOperation(AbstractInsnNode each, SourceValue value) {
            // A parameter has no source of its own.
            return value.insns.isEmpty() ? new SourceValue(value.size, each) : value;
        }
    }
}
