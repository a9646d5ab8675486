import type { IcsTimezone } from 'ts-ics';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

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

/**
 * A change of the offset is written as the wall time before it (RFC 5545, 3.6.5). The generator adds `offsetTo` to the
 * moment, so the difference of the offsets is added here.
 */
const onset = (moment: number, from: number, to: number): Date => new Date(moment + (from - to) * MINUTE_MS);

/** The device's time zone with every change of its offset between two times. */
export function deviceTimeZone(from: number, to: number): IcsTimezone {
  const first = Math.floor(from / DAY_MS) * DAY_MS;
  const props: IcsTimezone['props'] = [
    {
      type: 'STANDARD',
      start: new Date(first),
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
      start: onset(moment, before, after),
      offsetFrom: formatOffset(before),
      offsetTo: formatOffset(after),
    });
  }
  return { id: deviceZone(), props };
}
