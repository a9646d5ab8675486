/** "2026-11-21", "2026-11-21T08:30" or "08:30". */
export type SegmentKind = 'day' | 'moment' | 'time';

export interface SegmentFormat {
  kind: SegmentKind;
  /** BCP 47 tag. */
  locale: string;
  /** Clock of a time; defaults to the locale's. */
  hours?: 12 | 24;
}

export interface SegmentPart {
  type: Intl.DateTimeFormatPartTypes;
  text: string;
  /** The name of the part in the locale, such as "month"; none for what stands between parts. */
  name?: string;
  isPlaceholder: boolean;
}

const DAY = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
const PLACEHOLDERS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: 'yyyy',
  month: 'mm',
  day: 'dd',
  hour: '––',
  minute: '––',
};
/** Keeps hours before minutes in right-to-left text. */
const [ISOLATE, END_ISOLATE] = ['\u2066', '\u2069'] as const;

const optionsOf = ({ kind, hours }: SegmentFormat): Intl.DateTimeFormatOptions => ({
  timeZone: 'UTC',
  ...(kind === 'time' ? {} : DAY),
  ...(kind === 'day' ? {} : { hour: hours === 24 ? '2-digit' : 'numeric', minute: '2-digit' }),
  ...(hours ? { hourCycle: hours === 24 ? 'h23' : 'h12' } : {}),
});

const formats = new Map<string, { date: Intl.DateTimeFormat; names: Intl.DisplayNames }>();
function formatsOf(format: SegmentFormat) {
  const key = `${format.locale} ${format.kind} ${format.hours}`;
  const known = formats.get(key);
  if (known) return known;
  const created = {
    date: new Intl.DateTimeFormat(format.locale, optionsOf(format)),
    names: new Intl.DisplayNames(format.locale, { type: 'dateTimeField' }),
  };
  formats.set(key, created);
  return created;
}

const isNamed = (type: Intl.DateTimeFormatPartTypes): type is 'year' | 'month' | 'day' | 'hour' | 'minute' =>
  type in PLACEHOLDERS || type === 'dayPeriod';

/** Parts of a value in the order and digits of its locale; placeholders for "". */
export function segmentParts(value: string, format: SegmentFormat): SegmentPart[] {
  const { date, names } = formatsOf(format);
  const time = new Date(
    `${format.kind === 'time' ? '2026-01-01T' : ''}${value}${value.includes(':') ? ':00' : 'T00:00:00'}Z`,
  );
  const isEmpty = value === '' || Number.isNaN(time.getTime());
  return date.formatToParts(isEmpty ? 0 : time).flatMap(({ type, value: text }): SegmentPart[] => {
    if (!isNamed(type)) return [{ type: 'literal', text, isPlaceholder: false }];
    const part = {
      type,
      text: isEmpty ? (PLACEHOLDERS[type] ?? text) : text,
      name: names.of(type) ?? type,
      isPlaceholder: isEmpty,
    };
    const mark = (mark: string): SegmentPart => ({ type: 'literal', text: mark, isPlaceholder: false });
    if (type === 'hour') return [mark(ISOLATE), part];
    return type === 'minute' ? [part, mark(END_ISOLATE)] : [part];
  });
}

/** Languages written from right to left. */
export const isRightToLeft = (locale: string): boolean =>
  /^(?:ar|ckb|dv|fa|he|ks|ps|sd|ug|ur|yi)\b/.test(locale);
