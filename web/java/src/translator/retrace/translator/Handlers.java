// The handlers of a method's exceptions, before and after its code is rewritten.
package retrace.translator;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.teavm.asm.Opcodes;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.InsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LabelNode;
import org.teavm.asm.tree.MethodInsnNode;
import org.teavm.asm.tree.MethodNode;
import org.teavm.asm.tree.VarInsnNode;

final class Handlers {
    private final MethodNode method;
    private final List<LabelNode> all;
    /** Those that do nothing with their exception, nor anything else. */
    private final Set<LabelNode> empty;

    /** Looks at the code as javac made it. */
    Handlers(MethodNode method) {
        this.method = method;
        all = method.tryCatchBlocks.stream().map(block -> block.handler).distinct().toList();
        empty = all.stream().filter(Handlers::isEmpty).collect(Collectors.toSet());
    }

    boolean areNone() {
        return all.isEmpty();
    }

    /** Tells of each exception that arrives, and comes back to the depth that is in a variable. */
    void tell(int depth) {
        for (var handler : all) {
            var caught = new InsnList();
            caught.add(new InsnNode(Opcodes.DUP));
            caught.add(new VarInsnNode(Opcodes.ILOAD, depth));
            caught.add(new MethodInsnNode(Opcodes.INVOKESTATIC, "retrace/Program", nameOf(handler), "(Ljava/lang/Throwable;I)V", false));
            method.instructions.insert(handler, caught);
        }
    }

    private String nameOf(LabelNode handler) {
        // A handler of every exception is javac's code for `finally`, which throws the exception again.
        var isCaught = method.tryCatchBlocks.stream().anyMatch(block -> block.handler == handler && block.type != null);
        return !isCaught ? "passed" : empty.contains(handler) ? "swallowed" : "caught";
    }

    /** Before such a handler, its `try` jumps behind it; and it itself only puts the exception into a variable. */
    private static boolean isEmpty(LabelNode handler) {
        var before = handler.getPrevious();
        while (before != null && before.getOpcode() < 0) {
            before = before.getPrevious();
        }
        var kept = next(handler);
        if (!(before instanceof JumpInsnNode jump) || jump.getOpcode() != Opcodes.GOTO || !(kept instanceof VarInsnNode)) {
            return false;
        }
        for (var each = kept.getNext(); each != null && each.getOpcode() < 0; each = each.getNext()) {
            if (each == jump.label) {
                return true;
            }
        }
        return false;
    }

    private static AbstractInsnNode next(AbstractInsnNode each) {
        var next = each.getNext();
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }
}
