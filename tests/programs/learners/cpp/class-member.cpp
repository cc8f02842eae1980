#include <iostream>
#include <memory>
#include <vector>

class Sudoku {
   public:
    void read() {
        for (int i = 0; i < 9; i++)
            for (int j = 0; j < 9; j++) std::cin >> cells_[i][j];
    }
    bool solve(int n = 0) {
        if (n == 81) return true;
        int r = n / 9, c = n % 9;
        if (cells_[r][c] != 0) return solve(n + 1);
        for (int d = 1; d <= 9; d++) {
            if (!fits(r, c, d)) continue;
            cells_[r][c] = d;
            if (solve(n + 1)) return true;
        }
        cells_[r][c] = 0;
        return false;
    }
    void print() const {
        for (auto& row : cells_) {
            for (int x : row) std::cout << x << " ";
            std::cout << std::endl;
        }
    }

   private:
    bool fits(int r, int c, int d) const {
        for (int i = 0; i < 9; i++) {
            if (cells_[r][i] == d || cells_[i][c] == d) return false;
            if (cells_[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d) return false;
        }
        return true;
    }
    int cells_[9][9];
};

int main() {
    auto sudoku = std::make_unique<Sudoku>();
    sudoku->read();
    sudoku->solve();
    sudoku->print();
}
