local board, blanks = {}, {}
for r = 1, 9 do
  board[r] = {}
  local c = 1
  for d in io.read("l"):gmatch("%d") do
    board[r][c] = tonumber(d)
    if board[r][c] == 0 then
      table.insert(blanks, {r, c})
    end
    c = c + 1
  end
end

local function fits(r, c, d)
  for i = 1, 9 do
    if board[r][i] == d or board[i][c] == d then
      return false
    end
  end
  return true
end

local function solve(at)
  if at > #blanks then return true end
  local r, c = blanks[at][1], blanks[at][2]
  for d = 1, 9 do
    if fits(r, c, d) then
      board[r][c] = d
      if solve(at + 1) then return true end
      board[r][c] = 0
    end
  end
  return false
end

solve(1)
for r = 1, 9 do print(table.concat(board[r], " ")) end
