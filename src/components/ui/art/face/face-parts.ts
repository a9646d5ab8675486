/** Name and colour of a choice. */
type Swatch = readonly [name: string, colour: string];

export const SKINS = [
  ['Pale', '#f6dcc8'],
  ['Light', '#f3d0b5'],
  ['Warm', '#e2ad86'],
  ['Tan', '#c58a61'],
  ['Brown', '#8d5a3b'],
  ['Deep', '#5f3a26'],
] as const satisfies readonly Swatch[];

export const HAIR_COLOURS = [
  ['Black', '#1b1f26'],
  ['Dark brown', '#2a1d17'],
  ['Brown', '#5b3620'],
  ['Auburn', '#9a5a26'],
  ['Red', '#b5482a'],
  ['Blond', '#d9a441'],
  ['Grey', '#8b8f8d'],
  ['Persimmon', '#c8421a'],
  ['Green', '#0e6e5a'],
] as const satisfies readonly Swatch[];

export const ARCHES = [
  ['Marigold', '#f5b62e'],
  ['Mint', '#bfe0d4'],
  ['Peach', '#f4b69a'],
  ['Sky', '#cfe0f2'],
  ['Rose', '#f6c9d6'],
  ['Lavender', '#dcd3f2'],
  ['Sand', '#e2d5c3'],
  ['Leaf', '#cbe8d0'],
] as const satisfies readonly Swatch[];

export const SHIRTS = [
  ['Pine', '#0f3d33'],
  ['Persimmon', '#c8421a'],
  ['Blue', '#2f5fb0'],
  ['Violet', '#8a4788'],
  ['Berry', '#b92c7b'],
  ['Orange', '#ef8a17'],
  ['Teal', '#0b6a8f'],
  ['Black', '#14201b'],
] as const satisfies readonly Swatch[];

export const HAIR_STYLES = [
  'Short',
  'Side parting',
  'Bun',
  'Bob',
  'Long',
  'Curly',
  'None',
  'Beanie',
  'Headscarf',
] as const;
export type HairStyle = (typeof HAIR_STYLES)[number];

/** Colours as in the lists above. */
export interface Face {
  skin: string;
  hair: HairStyle;
  hairColour: string;
  arch: string;
  shirt: string;
  glasses: boolean;
  beard: boolean;
}

const pick = <T>(list: readonly [T, ...T[]], random: () => number): T =>
  list[Math.floor(random() * list.length)] ?? list[0];

export const randomFace = (random = Math.random): Face => ({
  skin: pick<Swatch>(SKINS, random)[1],
  hair: pick(HAIR_STYLES, random),
  hairColour: pick<Swatch>(HAIR_COLOURS, random)[1],
  arch: pick<Swatch>(ARCHES, random)[1],
  shirt: pick<Swatch>(SHIRTS, random)[1],
  glasses: random() < 0.3,
  beard: random() < 0.25,
});
