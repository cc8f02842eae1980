// Goes over a program's classes: finds its main, and makes its methods report their work.
package retrace.translator;

import java.util.ArrayList;
import java.util.Collection;
import java.util.regex.Pattern;
import org.teavm.asm.ClassReader;
import org.teavm.asm.ClassWriter;
import org.teavm.asm.Opcodes;
import org.teavm.asm.commons.ClassRemapper;
import org.teavm.asm.commons.Remapper;
import org.teavm.asm.tree.ClassNode;
import org.teavm.asm.tree.InsnList;
import org.teavm.asm.tree.MethodNode;
import retrace.shared.Messages;

final class Rewrite {
    private static final String START = "retrace$start";
    private static final int PUBLIC_STATIC = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;

    private final Messages messages;
    private final String source;
    private final boolean tellsCalls;
    /** The class whose main is run: Main, or else the first that has one. */
    private String main;
    private boolean hasStart;
    private final Links links;

    Rewrite(Messages messages, String source, Collection<byte[]> classes, boolean tellsCalls) {
        this.messages = messages;
        this.source = source;
        this.tellsCalls = tellsCalls;
        var nodes = new ArrayList<ClassNode>();
        for (var each : classes) {
            var node = new ClassNode();
            new ClassReader(each).accept(node, ClassReader.SKIP_CODE);
            node.methods.forEach(method -> noteMain(node, method));
            nodes.add(node);
        }
        links = new Links(nodes);
    }

    /** The first line of the source that matches a pattern, for a method that has no code and so no line. */
    private int lineOf(String pattern) {
        var lines = source.split("\n");
        for (var at = 0; at < lines.length; at++) {
            if (Pattern.compile(pattern).matcher(lines[at]).find()) {
                return at + 1;
            }
        }
        return 1;
    }

    byte[] rewritten(byte[] bytes) {
        var reader = new ClassReader(bytes);
        var node = new ClassNode();
        // Nothing that reads the classes afterwards needs frames.
        reader.accept(new ClassRemapper(node, new Threads()), ClassReader.SKIP_FRAMES);
        var hasBytes = new String(bytes, java.nio.charset.StandardCharsets.ISO_8859_1).contains("[B")
                || node.methods.stream().anyMatch(MethodRewrite::makesBytes);
        for (MethodNode method : node.methods) {
            if ((method.access & Opcodes.ACC_NATIVE) != 0) {
                messages.say(true, lineOf("\\bnative\\b.*\\b" + method.name), 1, "native method: " + method.name);
            }
            if (method.instructions.size() > 0) {
                var telling = tellsCalls ? new CallTelling(node.name, method) : null;
                var begin = telling == null ? new InsnList() : telling.told();
                new MethodRewrite(method, hasBytes, links, owner -> mayBegin(owner, node.name), messages).rewrite(begin);
                if (telling != null) {
                    telling.tellVariables();
                }
            }
            if (method.name.equals("<clinit>")) {
                moveStart(node, method);
            }
        }
        var writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** The initialiser of main's class runs first, and that of a class before its methods. */
    private boolean mayBegin(String owner, String from) {
        return !owner.equals(main) && !owner.equals(from) && links.hasInitialiser(owner);
    }

    private void noteMain(ClassNode node, MethodNode method) {
        var isMain = method.name.equals("main") && method.desc.equals("([Ljava/lang/String;)V")
                && (method.access & PUBLIC_STATIC) == PUBLIC_STATIC;
        if (isMain && (main == null || node.name.equals("Main") || node.name.endsWith("/Main"))) {
            main = node.name;
        }
    }

    /**
     * The initialiser of main's class runs before all else, so it becomes a method that the entry calls: TeaVM would otherwise ask in
     * each of the class's methods whether it has run.
     */
    private void moveStart(ClassNode node, MethodNode method) {
        var isClass = (node.access & Opcodes.ACC_INTERFACE) == 0 && node.superName.equals("java/lang/Object");
        if (node.name.equals(main) && isClass) {
            method.name = START;
            method.access = PUBLIC_STATIC;
            hasStart = true;
        }
    }

    /** The class that calls the program's main; null without a main. */
    byte[] entry() {
        return main == null ? null : Entry.calling(main, hasStart ? START : null);
    }

    /** A program's threads are those of retrace.Thread, which run at once. */
    private static final class Threads extends Remapper {
        @Override
        public String map(String name) {
            return switch (name) {
                case "java/lang/Thread" -> "retrace/Thread";
                case "java/lang/ThreadGroup" -> "java/lang/Object";
                default -> name;
            };
        }
    }
}
