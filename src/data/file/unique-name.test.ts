import { expect, it } from 'vitest';
import { uniqueName } from './unique-name';

const titled = (...titles: string[]) => titles.map((title) => ({ title }));

it('numbers a name that is taken', () => {
  expect(uniqueName('Plan.pdf', titled('Lamps.pdf'))).toBe('Plan.pdf');
  expect(uniqueName('Plan.pdf', titled('plan.pdf', 'Plan (2).pdf'))).toBe('Plan (3).pdf');
  expect(uniqueName('.env', titled('.env'))).toBe('.env (2)');
});

it('stays within 120 letters, which spaces accept, and keeps the ending', () => {
  const long = `${'a'.repeat(116)}.pdf`;
  expect(uniqueName(long, titled(long))).toBe(`${'a'.repeat(112)} (2).pdf`);
  expect(uniqueName('b'.repeat(120), titled('b'.repeat(120)))).toBe(`${'b'.repeat(116)} (2)`);
  expect(uniqueName(`${'c'.repeat(300)}.pdf`, [])).toBe(`${'c'.repeat(116)}.pdf`);
  expect(uniqueName(`a.${'d'.repeat(300)}`, [])).toBe(`a.${'d'.repeat(118)}`);
});

it('cuts no character in half', () => {
  expect(uniqueName(`${'a'.repeat(115)}😀.pdf`, [])).toBe(`${'a'.repeat(115)}.pdf`);
});
