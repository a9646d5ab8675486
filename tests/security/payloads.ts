import {
  active,
  addresses,
  carried,
  carriers,
  clobbering,
  closers,
  CODE,
  encodings,
  IMAGE,
  mutations,
  SCRIPT,
  scripts,
  spellings,
  statements,
} from './attack-markup';

export const everyPayload: readonly string[] = [
  ...new Set(
    [
      ...scripts,
      ...active.flatMap(([tag, attributes, event]) =>
        spellings.map((spell) => spell(tag, attributes, event)),
      ),
      ...closers.flatMap((closer) => [closer + SCRIPT, closer + IMAGE]),
      ...closers.slice(0, 2).map((closer) => `${closer.slice(0, 1)} autofocus onfocus=${CODE} x=`),
      ...encodings.flatMap((encode) => [encode(IMAGE), encode(SCRIPT)]),
      ...addresses.flatMap((address) => carriers.map((carry) => carry(address))),
      ...carried,
      ...statements,
      ...mutations,
      ...clobbering,
    ].map((payload) => payload.trim()),
  ),
];

/** Payloads per run; `PLAZA_ALL` runs all. */
const SAMPLE_SIZE = 20;

/** All payloads, or a sample spread over all kinds. */
export const selectedPayloads: readonly string[] = process.env['PLAZA_ALL']
  ? everyPayload
  : everyPayload
      .filter((_, at) => at % Math.floor(everyPayload.length / SAMPLE_SIZE) === 0)
      .slice(0, SAMPLE_SIZE);

/** Packs the payloads whole into as few texts of at most `max` characters as possible. */
export function packPayloads(max: number, separator = '\n'): string[] {
  const texts: string[] = [];
  let text = '';
  for (const payload of selectedPayloads.filter(({ length }) => length <= max)) {
    const longer = text ? text + separator + payload : payload;
    if (longer.length > max) texts.push(text);
    text = longer.length > max ? payload : longer;
  }
  return text ? [...texts, text] : texts;
}
