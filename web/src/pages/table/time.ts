const DAY = 24 * 3600;

/** The day and the time by which an answer is awaited, from seconds since 1970: "Tue 18:00", with a date when that is far away. */
export function until(by: number, lang: string, now = Date.now() / 1000): string {
  const day: Intl.DateTimeFormatOptions = by - now > 6 * DAY ? { month: "short", day: "numeric" } : { weekday: "short" };
  return new Intl.DateTimeFormat(lang, { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(by * 1000);
}
