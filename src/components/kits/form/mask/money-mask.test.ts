// @vitest-environment happy-dom
import { Maskito } from '@maskito/core';
import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { moneyMask } from './money-mask';

function renderField(params: Parameters<typeof moneyMask>[0]) {
  const field = document.createElement('input');
  document.body.append(field);
  const mask = new Maskito(field, moneyMask({ maximumFractionDigits: 2, ...params }).mask);
  onTestFinished(() => {
    mask.destroy();
    field.remove();
  });
  return { field, user: userEvent.setup() };
}

const ENGLISH = { thousandSeparator: ',', decimalSeparator: '.' };
const GERMAN = { thousandSeparator: '.', decimalSeparator: ',' };
const swapped = (text: string): string => text.replaceAll(/[.,]/gu, (sign) => (sign === ',' ? '.' : ','));

/** What is typed or pasted in English, and what the field shows then. */
const table = [
  ['1250', '1,250'],
  ['1250.75', '1,250.75'],
  ['1,250', '1,250'],
  ['1,250.75', '1,250.75'],
  ['1,250,000', '1,250,000'],
  ['1,250,000.5', '1,250,000.5'],
  ['1250,75', '1,250.75'],
  ['1250,755', '1,250.75'],
  ['1250,7', '1,250.7'],
  ['12,5', '12.5'],
  ['0,75', '0.75'],
  ['1,250,75', '1,250.75'],
] as const;

for (const [language, signs, write] of [
  ['English', ENGLISH, (text: string) => text],
  ['German', GERMAN, swapped],
] as const)
  test.each(table.map((row) => row.map(write)))(
    `%s becomes %s in ${language}, typed, pasted and filled in`,
    async (text = '', shown = '') => {
      const { field, user } = renderField(signs);
      await user.type(field, text);
      expect(field.value).toBe(shown);
      await user.clear(field);
      await user.paste(text);
      expect(field.value).toBe(shown);
      // As a password manager does.
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      expect(field.value).toBe(shown);
    },
  );

test.each(['1.250,75', '1 250,75', '1’250.75', '$1,250.75', '1250,75 EUR'])(
  '%s is pasted as 1,250.75',
  async (text) => {
    const { field, user } = renderField(ENGLISH);
    field.focus();
    await user.paste(text);
    expect(field.value).toBe('1,250.75');
  },
);

test('takes no third decimal after a decimal sign of the language, nor after the field was left', async () => {
  const { field, user } = renderField(ENGLISH);
  await user.type(field, '1.250');
  expect(field.value).toBe('1.25');
  await user.clear(field);
  await user.type(field, '1,25');
  await user.tab();
  await user.type(field, '0');
  expect(field.value).toBe('1.25');
});

test('a corrected number is read as it is shown', async () => {
  const { field, user } = renderField(ENGLISH);
  await user.type(field, '1,{Backspace}.250');
  expect(field.value).toBe('1.25');
  await user.clear(field);
  await user.type(field, '1,24{Backspace}50');
  expect(field.value).toBe('1,250');
  await user.clear(field);
  await user.type(field, '10750{Home}{Delete}');
  expect(field.value).toBe('0,750');
  await user.tab();
  expect(field.value).toBe('750');
});

test('types before a unit', async () => {
  const { field, user } = renderField({ ...GERMAN, postfix: ' €' });
  await user.type(field, '1250.75');
  expect(field.value).toBe('1.250,75 €');
  await user.clear(field);
  await user.type(field, '1.250');
  expect(field.value).toBe('1.250 €');
});
