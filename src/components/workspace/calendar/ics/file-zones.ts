import { extendTimezoneProps, type IcsTimezone } from 'ts-ics';
import { isKnownZone } from './device-time';

const NAMED_ZONE = /;TZID="?([^":;\r\n]+)/g;
const YEAR_OF_TIME = /:(\d{4})\d{4}T\d{6}/g;

/** The wall time of an event is enough where the browser knows the zone: no offset is read from this. */
const withoutOffset = (id: string): IcsTimezone => ({
  id,
  props: [{ type: 'STANDARD', start: new Date(-8.64e15), offsetFrom: '+0000', offsetTo: '+0000' }],
});

/**
 * The zone with a list of its changes around the years of the events, in place of its rules. The parser would follow
 * the rules from their first year for every time of the file, and those of office programs begin in 1601.
 */
function withoutRules(zone: IcsTimezone, years: readonly number[]): IcsTimezone {
  const [first, last] = [Math.min(...years) - 1, Math.max(...years) + 1];
  const changes = extendTimezoneProps(new Date(Date.UTC(last, 11, 31)), zone.props)
    .map(({ type, start, offsetFrom, offsetTo }) => ({ type, start, offsetFrom, offsetTo }))
    .toSorted((a, b) => a.start.getTime() - b.start.getTime());
  const before = changes.findLastIndex(({ start }) => start.getUTCFullYear() < first);
  return { ...zone, props: changes.slice(Math.max(0, before)) };
}

/** The zones that the events name, made so that the parser finds an offset at once. */
export function fileZones(zones: readonly IcsTimezone[], events: readonly string[]): IcsTimezone[] {
  const named = new Set(
    events.flatMap((event) => Array.from(event.matchAll(NAMED_ZONE), ([, id = '']) => id)),
  );
  const years = new Set(
    events.flatMap((event) => Array.from(event.matchAll(YEAR_OF_TIME), ([, year]) => Number(year))),
  );
  return [
    ...[...named].filter(isKnownZone).map(withoutOffset),
    ...zones
      .filter(({ id }) => named.has(id) && !isKnownZone(id))
      .map((zone) => withoutRules(zone, [...years])),
  ];
}
