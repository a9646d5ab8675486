import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time';

const post = (characters: number, pictures = 0) => ({
  text: 'x'.repeat(characters),
  media: Array.from({ length: pictures }, () => ({
    id: '',
    url: '',
    alt: '',
    width: 1,
    height: 1,
    still: null,
    widths: [],
  })),
  quote: null,
});

test('counts text, pictures and posts, in whole minutes', () => {
  expect(readingMinutes([post(10)])).toBe(1);
  expect(readingMinutes(Array.from({ length: 10 }, () => post(200)))).toBe(2);
  expect(readingMinutes(Array.from({ length: 10 }, () => post(200, 4)))).toBe(5);
});
