import { expect, it } from 'vitest';
import { countGraphemes } from './count-graphemes';

it('counts user-perceived characters', () => {
  expect(countGraphemes('👨‍👩‍👧‍👦é🇵🇹a')).toBe(4);
  expect(countGraphemes('')).toBe(0);
});
