import type { MaskitoOptions, MaskitoPlugin, MaskitoPreprocessor } from '@maskito/core';
import { maskitoEventHandler } from '@maskito/kit';
import { type NumberSigns, withSignsOf } from '@/lib/text/decimal-sign';

/**
 * Takes amounts with the signs of another language, typed or pasted. A thousands sign that is typed behind the number is
 * shown as the decimal sign until three digits follow: "1,25" is 1.25 in English, "1,250" more than a thousand.
 */
export function foreignSigns(
  signs: NumberSigns,
): Required<Pick<MaskitoOptions, 'preprocessors' | 'plugins'>> {
  const { thousandSeparator, decimalSeparator } = signs;
  /** The text up to a decimal sign that was typed as a thousands sign. */
  let head: string | null = null;
  /** Groups are typed, and the next three digits may be one. */
  let hasGroups = false;

  const type: MaskitoPreprocessor = ({ elementState, data }) => {
    const { value, selection } = elementState;
    const before = value.slice(0, selection[0]);
    const after = value.slice(selection[1]);
    const isLast = !/\d/u.test(after);
    if (!/\d/u.test(before)) hasGroups = false;
    if (data === thousandSeparator && isLast && !before.includes(decimalSeparator)) {
      head = before + decimalSeparator;
      return { elementState, data: decimalSeparator };
    }
    if (data === decimalSeparator || !value.startsWith(head ?? '')) head = null;
    if (head === null || !isLast || !/^\d$/u.test(data)) return { elementState, data };
    const digits = before.slice(head.length);
    const mayBeGroup = hasGroups || !head.includes(thousandSeparator);
    if (digits.length !== 2 || !mayBeGroup) return { elementState, data };
    const whole = head.slice(0, -1) + digits;
    head = null;
    hasGroups = true;
    return {
      elementState: { value: whole + after, selection: [whole.length, whole.length] },
      data,
    };
  };
  const preprocess: MaskitoPreprocessor = ({ elementState, data }, action) => {
    if (action === 'insert')
      return data.length === 1
        ? type({ elementState, data }, action)
        : { elementState, data: withSignsOf(data, signs) };
    const value = action === 'validation' ? withSignsOf(elementState.value, signs) : elementState.value;
    const isSame = value === elementState.value;
    return { elementState: isSame ? elementState : { value, selection: [value.length, value.length] }, data };
  };
  const settle: MaskitoPlugin = maskitoEventHandler('blur', () => {
    head = null;
    hasGroups = false;
  });
  return { preprocessors: [preprocess], plugins: [settle] };
}
