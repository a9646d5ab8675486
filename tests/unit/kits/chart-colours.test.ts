import { compileString } from 'sass-embedded';
import { describe, expect, test } from 'vitest';

type Colour = readonly [number, number, number];
type Matrix = readonly [Colour, Colour, Colour];

/**
 * How each kind of colour blindness sees linear RGB. Source: Machado, Oliveira, Fernandes, "A Physiologically-based
 * Model for Simulation of Color Vision Deficiency" (2009), severity 1.
 */
const EYES: Readonly<Record<string, Matrix>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** In hundredths of Oklab; two surfaces beside each other differ visibly from about 2. */
const LEAST_DIFFERENCE = 8;

const applied = (matrix: Matrix, [a, b, c]: Colour): Colour => {
  const row = (weights: Colour) => weights[0] * a + weights[1] * b + weights[2] * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};
const mapped = ([a, b, c]: Colour, change: (channel: number) => number): Colour => [
  change(a),
  change(b),
  change(c),
];
const toLinear = (hex: string): Colour => {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return mapped([channel(1), channel(3), channel(5)], (value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
};
/** Source: Ottosson, "A perceptual color space for image processing" (2020). */
const toOklab = (linear: Colour): Colour => {
  const cones = applied(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linear,
  );
  return applied(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    mapped(cones, Math.cbrt),
  );
};
const difference = (a: Colour, b: Colour): number => 100 * Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
/** WCAG 2.2, relative luminance and contrast ratio. */
const contrast = (...colours: [string, string]): number => {
  const [low = 0, high = 0] = colours
    .map(toLinear)
    .map(([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b)
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const { css } = compileString(
  "@import 'bootstrap/scss/functions', 'tokens'; @include pz-tokens; @include pz-tokens-more;",
  {
    loadPaths: ['node_modules', 'src/styles'],
    quietDeps: true,
    silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
  },
);
const [normal = '', more = ''] = css.split('@media (prefers-contrast: more)');

/** The colours of a scheme: tokens that a later block leaves out keep the value of an earlier one. */
function paletteOf(scheme: 'light' | 'dark', blocks: readonly string[]) {
  const read = (name: string): string => {
    const found = blocks.flatMap((block) => {
      const [light = '', dark = ''] = block.split(/\[data-bs-theme=["']?dark["']?\] \{/);
      return new RegExp(`--pz-${name}: (#[0-9a-f]{6});`).exec(scheme === 'light' ? light : dark)?.[1] ?? [];
    });
    const last = found.at(-1);
    if (!last) throw new Error(`No colour ${name} in the ${scheme} scheme`);
    return last;
  };
  return { series: Array.from({ length: 8 }, (_, at) => read(`c${at + 1}`)), surface: read('surface') };
}

describe.each([
  ['light', 'normal contrast', 3, [normal]],
  ['dark', 'normal contrast', 3, [normal]],
  ['light', 'more contrast', 4.5, [normal, more]],
  ['dark', 'more contrast', 4.5, [normal, more]],
] as const)('chart colours, %s, %s', (scheme, _, ratio, blocks) => {
  const { series, surface } = paletteOf(scheme, blocks);

  test(`stand out from the ground by ${ratio}:1`, () => {
    const weak = series.filter((colour) => contrast(colour, surface) < ratio);
    expect(weak).toEqual([]);
  });

  test.each(Object.entries(EYES))('differ for %s', (_name, eye) => {
    const seen = series.map((colour) =>
      toOklab(mapped(applied(eye, toLinear(colour)), (channel) => Math.min(1, Math.max(0, channel)))),
    );
    const alike = seen.flatMap((one, at) =>
      seen
        .slice(0, at)
        .map((other, before) => ({ pair: `c${before + 1} c${at + 1}`, by: difference(one, other) }))
        .filter(({ by }) => by < LEAST_DIFFERENCE),
    );
    expect(alike).toEqual([]);
  });
});
