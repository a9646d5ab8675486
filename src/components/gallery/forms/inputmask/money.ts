import { type MaskitoNumberParams, maskitoNumber, maskitoParseNumber } from '@maskito/kit';

/** The mask of an amount, and what the service would get: a plain number with a point, "1250.5". */
export function moneyMask(params: MaskitoNumberParams) {
  const raw = (masked: string): string => {
    const amount = maskitoParseNumber(masked, params);
    return Number.isNaN(amount) ? '' : String(amount);
  };
  return { mask: maskitoNumber({ min: 0, ...params }), raw };
}
