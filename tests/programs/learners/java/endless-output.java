public class Main {
    public static void main(String[] args) {
        for (int i = 0; ; i++) System.out.println("1 2 3 4 5 6 7 8 9");
    }
}
