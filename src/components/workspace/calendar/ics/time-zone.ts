import type { IcsTimezone } from 'ts-ics';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Minutes ahead of UTC. */
const offsetAt = (ms: number): number => -new Date(ms).getTimezoneOffset();

/** "+0530". */
export function formatOffset(minutes: number): string {
  const two = (figure: number) => String(Math.trunc(figure)).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(ahead / 60)}${two(ahead % 60)}`;
}

/** Start of the minute in which the offset changes between two times. */
function findTransition(from: number, to: number): number {
  let [before, after] = [from, to];
  while (after - before > MINUTE_MS) {
    const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
    if (middle <= before) break;
    if (offsetAt(middle) === offsetAt(before)) before = middle;
    else after = middle;
  }
  return after;
}

/** The device's time zone with every change of its offset between two times. */
export function deviceTimeZone(from: number, to: number): IcsTimezone {
  const first = Math.floor(from / DAY_MS) * DAY_MS;
  const props: IcsTimezone['props'] = [
    {
      type: 'STANDARD',
      start: new Date(first + offsetAt(first) * MINUTE_MS),
      offsetFrom: formatOffset(offsetAt(first)),
      offsetTo: formatOffset(offsetAt(first)),
    },
  ];
  for (let day = first; day < to; day += DAY_MS) {
    const [before, after] = [offsetAt(day), offsetAt(day + DAY_MS)];
    if (before === after) continue;
    const moment = findTransition(day, day + DAY_MS);
    props.push({
      type: after > before ? 'DAYLIGHT' : 'STANDARD',
      // Wall time before the change (RFC 5545, 3.6.5).
      start: new Date(moment + before * MINUTE_MS),
      offsetFrom: formatOffset(before),
      offsetTo: formatOffset(after),
    });
  }
  return { id: new Intl.DateTimeFormat().resolvedOptions().timeZone, props };
}
