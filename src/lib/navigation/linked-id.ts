/** The id in a link, which was a number of the sample in older versions. */
export const linkedId = (id: string | undefined, toUuid: (number: number) => string): string | undefined =>
  id !== undefined && /^\d+$/.test(id) ? toUuid(Number(id)) : id;
