// The Korean text of a time that is still to pass.
export function duration(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return `${seconds}초`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}분 ${seconds % 60}초`
    : `${Math.floor(minutes / 60)}시간 ${minutes % 60}분`;
}
