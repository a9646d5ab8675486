const HOUR = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
const two = (figure: number): string => String(figure).padStart(2, '0');

/** Times from `min` to `max` in steps of minutes: "08:00", "08:30". */
export function timesBetween(min: string, max: string, every: number): string[] {
  const times: string[] = [];
  for (let at = minutesOf(min); at <= minutesOf(max); at += every)
    times.push(`${two(Math.floor(at / HOUR))}:${two(at % HOUR)}`);
  return times;
}

/** Formats a time for a 12- or 24-hour clock: "20:30", "8:30 pm". */
export function formatTime(time: string, hours: 12 | 24): string {
  if (hours === 24) return time;
  const hour = Math.floor(minutesOf(time) / HOUR);
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'am' : 'pm'}`;
}

export const hourCycle = (locale: string): 12 | 24 =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24;
