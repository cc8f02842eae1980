# A filter as any other, which ends its executor once: sh ended-once.sh ARGUMENTS of the command. NOTES is a folder of its own.
# By then some parts are done, and half of this one is answered.
executor=$$
while [ "$(cat "/proc/$executor/comm")" != java ]; do
  executor=$(sed 's/.*) //' "/proc/$executor/stat" | cut -d ' ' -f 2)
done
echo "$executor" >>"$NOTES/executors"

if [ "$(wc -l <"$NOTES/executors")" -gt 4 ] && mkdir "$NOTES/ended" 2>/dev/null; then
  head -n 5000 | "$RETRACE" "$@"
  echo "$executor" >"$NOTES/ended/executor"
  kill -KILL "$executor"
  exit 1
fi
"$RETRACE" "$@" || [ $? -le 2 ]
