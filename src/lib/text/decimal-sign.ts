export interface NumberSigns {
  thousandSeparator: string;
  decimalSeparator: string;
}

/** The first number in a text. */
const NUMBER = /[.,]?\d(?:[\d.,\s'’]*[\d.,])?/u;

/** Groups of three digits, or of two before the last one, as in India. */
const isGrouped = (digits: string, sign: string): boolean =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${sign}]\\d{2,3})*[${sign}]\\d{3}$`, 'u').test(digits);

/** Where the decimal sign is in a number that was written in any language; -1 in a whole number. */
function decimalSignIn(digits: string, { decimalSeparator }: NumberSigns): number {
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const sign = digits.charAt(at);
  if (at < 0 || !isGrouped(digits, sign)) return at;
  return sign === decimalSeparator && digits.indexOf(sign) === at ? at : -1;
}

/**
 * Writes a number with the signs of one language: "1250,75" and "1.250,75" become "1250.75" in English. What can be read
 * in the language stays: "1,250" is more than a thousand in English, "1.250" is not.
 */
export const withSignsOf = (text: string, signs: NumberSigns): string =>
  text.replace(NUMBER, (written) => {
    const { thousandSeparator: group, decimalSeparator: decimal } = signs;
    const own = new RegExp(`^(?:\\d+|\\d{1,3}(?:[${group}]\\d{3})+)(?:[${decimal}]\\d*)?$`, 'u');
    if (own.test(written)) return written;
    const digits = written.replaceAll(/[\s'’]/gu, '');
    const at = decimalSignIn(digits, signs);
    const whole = (at < 0 ? digits : digits.slice(0, at)).replaceAll(/[.,]/gu, '');
    return at < 0 ? whole : whole + decimal + digits.slice(at + 1);
  });
