let board = Array.make_matrix 9 9 0

let fits r c d =
  let ok = ref true in
  for i = 0 to 8 do
    if board.(r).(i) = d || board.(i).(c) = d then ok := false
  done;
  !ok

let rec solve at =
  if at = 81 then true
  else if board.(at / 9).(at mod 9) <> 0 then solve (at + 1)
  else begin
    let found = ref false in
    for d = 1 to 9 do
      if not !found && fits (at / 9) (at mod 9) d then begin
        board.(at / 9).(at mod 9) <- d;
        if solve (at + 1) then found := true
        else board.(at / 9).(at mod 9) <- 0
      end
    done;
    !found
  end

let () =
  for r = 0 to 8 do
    for c = 0 to 8 do
      board.(r).(c) <- Scanf.scanf " %d" (fun x -> x)
    done
  done;
  ignore (solve 0);
  Array.iter (fun row -> Array.iter (Printf.printf "%d ") row; print_newline ()) board
