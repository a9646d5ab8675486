/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number];

/** Reads "#c8421a" and "#c42"; null for anything else. */
export function parseHex(text: string): Channels | null {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (!digits) return null;
  const long = digits.length === 6 ? digits : digits.replaceAll(/./g, '$&$&');
  const at = (index: number) => parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}

export const toHex = (channels: readonly number[]): string =>
  `#${channels.map((level) => Math.round(level).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: string): number {
  const [red, green, blue] = (parseHex(colour) ?? [0, 0, 0]).map((level) =>
    level <= 10 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** `share` of a colour, 0 to 1, the rest of another. */
export function mix(colour: string, share: number, other: string): string {
  const rest = parseHex(other) ?? [0, 0, 0];
  return toHex(
    (parseHex(colour) ?? rest).map((level, index) => level * share + (rest[index] ?? 0) * (1 - share)),
  );
}

/** The colour, as near as possible, that text on all of `grounds` can have. */
export function readableOn(colour: string, grounds: readonly string[]): string {
  const lightest = Math.max(...grounds.map(luminance));
  const end = lightest > 0.4 ? '#000000' : '#ffffff';
  for (let share = 1; share > 0; share -= 0.05) {
    const text = mix(colour, share, end);
    if (grounds.every((ground) => contrastOf(text, ground) >= 4.5)) return text;
  }
  return end;
}
