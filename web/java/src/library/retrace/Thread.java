// Replaces java.lang.Thread: a program has one thread, and another thread runs to its end where it is started.
package retrace;

public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static int made;
    private static Thread current = new Thread("main");

    private final Runnable target;
    private final long id = ++made;
    private String name;
    private int priority = NORM_PRIORITY;
    private boolean isDaemon;
    private boolean isStarted;
    private boolean isRunning;
    private boolean isInterrupted;

    public Thread() {
        this((Runnable) null);
    }

    public Thread(Runnable target) {
        this(target, "Thread-" + Math.max(0, made - 1));
    }

    public Thread(String name) {
        this((Runnable) null, name);
    }

    public Thread(Runnable target, String name) {
        this.target = target;
        this.name = name;
    }

    public Thread(Object group, Runnable target) {
        this(target);
    }

    public Thread(Object group, String name) {
        this(name);
    }

    public Thread(Object group, Runnable target, String name) {
        this(target, name);
    }

    public Thread(Object group, Runnable target, String name, long stackSize) {
        this(target, name);
    }

    @Override
    public void run() {
        if (target != null) {
            target.run();
        }
    }

    public void start() {
        if (isStarted) {
            throw new IllegalStateException("the thread was started before");
        }
        isStarted = true;
        isRunning = true;
        var before = current;
        current = this;
        try {
            run();
        } catch (Throwable thrown) {
            // An exception ends its own thread only.
            Program.err().println("Exception in thread \"" + name + "\" " + thrown);
        } finally {
            current = before;
            isRunning = false;
        }
    }

    public static Thread currentThread() {
        return current;
    }

    public static void sleep(long milliseconds) throws InterruptedException {
        if (milliseconds < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        var begun = System.nanoTime();
        while (System.nanoTime() - begun < milliseconds * 1_000_000) {
            continue;
        }
    }

    public static void sleep(long milliseconds, int nanoseconds) throws InterruptedException {
        sleep(milliseconds);
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public static boolean interrupted() {
        var was = current.isInterrupted;
        current.isInterrupted = false;
        return was;
    }

    public final void join() throws InterruptedException {
    }

    public final void join(long milliseconds) throws InterruptedException {
    }

    public void interrupt() {
        isInterrupted = true;
    }

    public boolean isInterrupted() {
        return isInterrupted;
    }

    public final boolean isAlive() {
        return isRunning;
    }

    public long getId() {
        return id;
    }

    public final String getName() {
        return name;
    }

    public final void setName(String name) {
        this.name = name;
    }

    public final boolean isDaemon() {
        return isDaemon;
    }

    public final void setDaemon(boolean isDaemon) {
        this.isDaemon = isDaemon;
    }

    public final int getPriority() {
        return priority;
    }

    public final void setPriority(int priority) {
        this.priority = priority;
    }

    @Override
    public String toString() {
        return "Thread[" + name + "," + priority + ",main]";
    }
}
