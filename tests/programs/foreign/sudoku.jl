board = zeros(Int, 9, 9)
for r in 1:9
    board[r, :] = parse.(Int, split(readline()))
end

function fits(board, r, c, d)
    for i in 1:9
        (board[r, i] == d || board[i, c] == d) && return false
    end
    return true
end

function solve(board, at)
    at == 81 && return true
    r, c = div(at, 9) + 1, at % 9 + 1
    board[r, c] != 0 && return solve(board, at + 1)
    for d in 1:9
        if fits(board, r, c, d)
            board[r, c] = d
            solve(board, at + 1) && return true
            board[r, c] = 0
        end
    end
    return false
end

solve(board, 0)
for r in 1:9
    println(join(board[r, :], " "))
end
