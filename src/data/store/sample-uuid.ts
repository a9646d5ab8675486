/** Id of a sample record, the same in every browser. `noun` is the first eight digits. */
export const sampleUuid = (noun: string, number: number): string =>
  `${noun}-0000-4000-8000-${String(number).padStart(12, '0')}`;

type ToUuid = (number: number) => string;

/** Replaces the numbers that older versions stored in these fields. */
export const withUuids = (record: unknown, fields: Readonly<Record<string, ToUuid>>): unknown =>
  typeof record === 'object' && record !== null
    ? Object.fromEntries(
        Object.entries(record).map(([name, value]: [string, unknown]) => {
          const toUuid = fields[name];
          return [name, toUuid && typeof value === 'number' ? toUuid(value) : value];
        }),
      )
    : record;
