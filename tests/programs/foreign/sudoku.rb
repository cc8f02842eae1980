# frozen_string_literal: true
$board = Array.new(9) { gets.split.map(&:to_i) }
$blanks = []
9.times do |r|
  9.times do |c|
    $blanks << [r, c] if $board[r][c].zero?
  end
end

def fits?(r, c, d)
  9.times do |i|
    return false if $board[r][i] == d || $board[i][c] == d
    return false if $board[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3] == d
  end
  true
end

def solve(at)
  return true if at == $blanks.size
  r, c = $blanks[at]
  (1..9).each do |d|
    next unless fits?(r, c, d)
    $board[r][c] = d
    return true if solve(at + 1)
    $board[r][c] = 0
  end
  false
end

solve(0)
$board.each { |row| puts row.join(' ') }
