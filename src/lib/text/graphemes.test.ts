import { expect, it } from 'vitest';
import { countGraphemes, cutText, firstGrapheme } from './graphemes';

const FAMILY = '👨‍👩‍👧‍👦';

it('counts user-perceived characters', () => {
  expect(countGraphemes(`${FAMILY}é🇵🇹a`)).toBe(4);
  expect(countGraphemes('')).toBe(0);
});

it('cuts before a character that does not fit', () => {
  expect(cutText('Market', 6)).toBe('Market');
  expect(cutText('Market', 3)).toBe('Mar');
  expect(cutText(`Ha${FAMILY}`, 5)).toBe('Ha');
  expect(cutText(`${'a'.repeat(79)}😀`, 80)).toBe('a'.repeat(79));
  expect(cutText('Cafe\u0301', 4)).toBe('Caf');
});

it('finds the first character', () => {
  expect(firstGrapheme(`${FAMILY}a`)).toBe(FAMILY);
  expect(firstGrapheme('')).toBe('');
});
