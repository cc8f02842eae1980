import java.io.*;

public class Main {
    static int total;

    static void add(String line) {
        for (String word : line.split(" ")) {
            total += Integer.parseInt(word + "개");
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            add(new BufferedReader(new InputStreamReader(System.in)).readLine());
        } finally {
            System.out.println("합 " + total);
            total = 0;
        }
    }
}
