import { expect, test } from 'vitest';
import { addShown, decodeShown, encodeShown } from './shown-posts';

test('keeps what was shown, in a text of one length', () => {
  const first = addShown(null, ['019a0dd7-760d-705d-a5b6-3521e20ffbfa']);
  const both = addShown(first, ['01a17952-5158-7950-972a-466775fc1d7c']);
  expect(decodeShown(encodeShown(both))).toEqual(both);
  expect(first.every((byte, at) => (byte & (both[at] ?? 0)) === byte)).toBe(true);
  expect(encodeShown(both)).toHaveLength(encodeShown(first).length);
  expect(both.equals(first)).toBe(false);
});

test('refuses the offset of a stored ranking', () => {
  expect(decodeShown('20')).toBeNull();
  expect(decodeShown('')).toBeNull();
});
