import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { decodeShown, encodeShown } from './shown-posts';

const ids = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

test('finds every id that was shown, and few others', () => {
  const shown = ids(280);
  const isShown = decodeShown(encodeShown(shown));
  expect(shown.filter((id) => !isShown?.(id))).toEqual([]);
  expect(ids(5000).filter((id) => isShown?.(id)).length).toBeLessThan(500);
  const isEarly = decodeShown(encodeShown(shown.slice(0, 20)));
  expect(ids(5000).filter((id) => isEarly?.(id)).length).toBeLessThan(10);
});

test('refuses the offset of a stored ranking', () => {
  expect(decodeShown('20')).toBeNull();
  expect(decodeShown('')).toBeNull();
});
