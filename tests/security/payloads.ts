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

/** Every payload, each once. */
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

/** How many of them go through the browser tests of every run; `PLAZA_ALL` takes all. */
const SAMPLE = 20;

/** The payloads of this run: all, or a sample that is spread over all kinds. */
export const selectedPayloads: readonly string[] = process.env['PLAZA_ALL']
  ? everyPayload
  : everyPayload.filter((_, at) => at % Math.floor(everyPayload.length / SAMPLE) === 0).slice(0, SAMPLE);

/** As few texts of at most `max` characters as hold all payloads, each whole and apart from the next. */
export function packPayloads(max: number, apart = '\n'): string[] {
  const texts: string[] = [];
  let text = '';
  for (const payload of selectedPayloads.filter(({ length }) => length <= max)) {
    const longer = text ? text + apart + payload : payload;
    if (longer.length > max) texts.push(text);
    text = longer.length > max ? payload : longer;
  }
  return text ? [...texts, text] : texts;
}
