import { expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes';

it('counts what a reader sees as one character', () => {
  expect(countGraphemes('👨‍👩‍👧‍👦é🇵🇹a')).toBe(4);
  expect(countGraphemes('')).toBe(0);
});
