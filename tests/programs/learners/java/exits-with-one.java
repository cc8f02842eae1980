public class Main {
    public static void main(String[] args) {
        try {
            System.out.println("before");
            System.exit(1);
        } catch (Throwable t) {
            System.out.println("caught");
        } finally {
            System.out.println("after");
        }
    }
}
