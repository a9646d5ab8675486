import { expect, it } from 'vitest';
import { parseAddresses } from './parse-addresses';

const emailsOf = (text: string) => parseAddresses(text).map(({ email }) => email);

it.each([
  ['commas', 'ann@x.example, bob@x.example'],
  ['semicolons', 'ann@x.example; bob@x.example;'],
  ['lines', 'ann@x.example\r\n\n\tbob@x.example\n'],
  ['spaces', 'ann@x.example  bob@x.example'],
  ['invisible characters', '\u200Bann@x.example\u200B,\uFEFFbob@x.example\u00A0'],
])('reads addresses between %s', (_, text) => {
  expect(emailsOf(text)).toEqual(['ann@x.example', 'bob@x.example']);
});

it('reads names before addresses, with commas in quotes', () => {
  expect(parseAddresses('"Lamp, Lena" <lena@x.example>, Otto Öl <otto@x.example>')).toEqual([
    { name: 'Lamp, Lena', email: 'lena@x.example' },
    { name: 'Otto Öl', email: 'otto@x.example' },
  ]);
});

it('keeps what is no address as it was written', () => {
  expect(emailsOf('not an address, "open, a@b')).toEqual(['not an address', 'open', 'a@b']);
});
