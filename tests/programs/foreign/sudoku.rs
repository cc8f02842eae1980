use std::io::{self, Read};

fn fits(board: &[[u8; 9]; 9], r: usize, c: usize, d: u8) -> bool {
    for i in 0..9 {
        if board[r][i] == d || board[i][c] == d {
            return false;
        }
        if board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d {
            return false;
        }
    }
    true
}

fn solve(board: &mut [[u8; 9]; 9], blanks: &Vec<(usize, usize)>, at: usize) -> bool {
    if at == blanks.len() {
        return true;
    }
    let (r, c) = blanks[at];
    for d in 1..=9 {
        if fits(board, r, c, d) {
            board[r][c] = d;
            if solve(board, blanks, at + 1) {
                return true;
            }
            board[r][c] = 0;
        }
    }
    false
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    let mut numbers = text.split_whitespace().map(|x| x.parse::<u8>().unwrap());
    let mut board = [[0u8; 9]; 9];
    let mut blanks = vec![];
    for r in 0..9 {
        for c in 0..9 {
            board[r][c] = numbers.next().unwrap();
            if board[r][c] == 0 {
                blanks.push((r, c));
            }
        }
    }
    solve(&mut board, &blanks, 0);
    for row in board.iter() {
        println!("{}", row.iter().map(|d| d.to_string()).collect::<Vec<_>>().join(" "));
    }
}
