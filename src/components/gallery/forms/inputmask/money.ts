import { type MaskitoNumberParams, maskitoNumber, maskitoParseNumber } from '@maskito/kit';

/** Mask of an amount, and its raw value: a plain decimal such as "1250.5". */
export function moneyMask(params: MaskitoNumberParams) {
  const raw = (masked: string): string => {
    const amount = maskitoParseNumber(masked, params);
    return Number.isNaN(amount) ? '' : String(amount);
  };
  return { mask: maskitoNumber({ min: 0, ...params }), raw };
}
