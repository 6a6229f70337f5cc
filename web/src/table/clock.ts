/** Seconds as 1:40, the same on every clock; what is left of a second still counts as one. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
