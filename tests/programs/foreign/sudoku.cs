using System;
using System.Collections.Generic;
using System.Linq;

namespace Boj2580
{
    public class Program
    {
        static int[][] board = new int[9][];
        static List<int> blanks = new List<int>();

        static bool Fits(int r, int c, int d)
        {
            for (int i = 0; i < 9; i++)
            {
                if (board[r][i] == d || board[i][c] == d) return false;
                if (board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
            }
            return true;
        }

        static bool Solve(int at)
        {
            if (at == blanks.Count) return true;
            int r = blanks[at] / 9, c = blanks[at] % 9;
            for (int d = 1; d <= 9; d++)
            {
                if (!Fits(r, c, d)) continue;
                board[r][c] = d;
                if (Solve(at + 1)) return true;
                board[r][c] = 0;
            }
            return false;
        }

        public static void Main(string[] args)
        {
            for (int r = 0; r < 9; r++)
                board[r] = Console.ReadLine().Split(' ').Select(int.Parse).ToArray();
            Solve(0);
            foreach (var row in board) Console.WriteLine(string.Join(" ", row));
        }
    }
}
