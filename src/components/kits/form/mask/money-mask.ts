import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';
import { type MaskitoNumberParams, maskitoNumber, maskitoParseNumber } from '@maskito/kit';
import { foreignSigns } from './foreign-signs';

/** Types and deletes before the unit when the caret is in it or behind it, as after a click at the end. */
const beforeUnit =
  (unit: string): MaskitoPreprocessor =>
  ({ elementState: { value, selection }, data }, action) => {
    const end = value.endsWith(unit) ? value.length - unit.length : value.length;
    const isBehind = selection[0] >= end && selection[1] > end;
    const from = isBehind && action === 'deleteBackward' ? Math.max(0, end - 1) : Math.min(selection[0], end);
    return { elementState: { value, selection: [from, Math.min(selection[1], end)] }, data };
  };

/** Mask of an amount, and its raw value: a plain decimal such as "1250.5". */
export function moneyMask(params: MaskitoNumberParams) {
  const raw = (masked: string): string => {
    const amount = maskitoParseNumber(masked, params);
    return Number.isNaN(amount) ? '' : String(amount);
  };
  const options = maskitoNumber({ min: 0, ...params });
  const { thousandSeparator = '', decimalSeparator = '.' } = params;
  const foreign = /^[.,]$/u.test(thousandSeparator)
    ? foreignSigns({ thousandSeparator, decimalSeparator })
    : null;
  const mask: MaskitoOptions = {
    ...options,
    preprocessors: [
      beforeUnit(params.postfix ?? ''),
      ...(foreign?.preprocessors ?? []),
      ...(options.preprocessors ?? []),
    ],
    plugins: [...(options.plugins ?? []), ...(foreign?.plugins ?? [])],
  };
  return { mask, raw, inputMode: params.maximumFractionDigits === 0 ? 'numeric' : 'decimal' } as const;
}
