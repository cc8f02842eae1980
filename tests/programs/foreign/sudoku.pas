program sudoku(input, output);
var
  board: array[1..9, 1..9] of integer;
  r, c: integer;

function fits(r, c, d: integer): boolean;
var i: integer;
begin
  fits := true;
  for i := 1 to 9 do
    if (board[r, i] = d) or (board[i, c] = d) then fits := false;
end;

procedure solve(at: integer);
var d: integer;
begin
  if at = 81 then
  begin
    for r := 1 to 9 do
    begin
      for c := 1 to 9 do write(board[r, c], ' ');
      writeln;
    end;
    halt;
  end;
  if board[at div 9 + 1, at mod 9 + 1] <> 0 then solve(at + 1)
  else
    for d := 1 to 9 do
      if fits(at div 9 + 1, at mod 9 + 1, d) then
      begin
        board[at div 9 + 1, at mod 9 + 1] := d;
        solve(at + 1);
        board[at div 9 + 1, at mod 9 + 1] := 0;
      end;
end;

begin
  for r := 1 to 9 do
    for c := 1 to 9 do read(board[r, c]);
  solve(0);
end.
