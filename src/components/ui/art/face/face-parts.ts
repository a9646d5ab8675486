import { commonText } from '@/messages/ui/common';
import { artText } from '@/messages/ui/art';

/** Name and colour of a choice. */
type Swatch = readonly [name: string, colour: string];

export const SKINS = [
  [artText.pale, '#f6dcc8'],
  [artText.light, '#f3d0b5'],
  [artText.warm, '#e2ad86'],
  [artText.tan, '#c58a61'],
  [artText.brown, '#8d5a3b'],
  [artText.deep, '#5f3a26'],
] as const satisfies readonly Swatch[];

export const HAIR_COLOURS = [
  [artText.black, '#1b1f26'],
  [artText.darkBrown, '#2a1d17'],
  [artText.brown, '#5b3620'],
  [artText.auburn, '#9a5a26'],
  [artText.red, '#b5482a'],
  [artText.blond, '#d9a441'],
  [artText.grey, '#8b8f8d'],
  [artText.persimmon, '#c8421a'],
  [artText.green, '#0e6e5a'],
] as const satisfies readonly Swatch[];

export const ARCHES = [
  [artText.marigold, '#f5b62e'],
  [artText.mint, '#bfe0d4'],
  [artText.peach, '#f4b69a'],
  [artText.sky, '#cfe0f2'],
  [artText.rose, '#f6c9d6'],
  [artText.lavender, '#dcd3f2'],
  [artText.sand, '#e2d5c3'],
  [artText.leaf, '#cbe8d0'],
] as const satisfies readonly Swatch[];

export const SHIRTS = [
  [artText.pine, '#0f3d33'],
  [artText.persimmon, '#c8421a'],
  [artText.blue, '#2f5fb0'],
  [artText.violet, '#8a4788'],
  [artText.berry, '#b92c7b'],
  [artText.orange, '#ef8a17'],
  [artText.teal, '#0b6a8f'],
  [artText.black, '#14201b'],
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

export const hairStyleNames: Readonly<Record<HairStyle, string>> = {
  Short: artText.short,
  'Side parting': artText.sideParting,
  Bun: artText.bun,
  Bob: artText.bob,
  Long: artText.long,
  Curly: artText.curly,
  None: commonText.none,
  Beanie: artText.beanie,
  Headscarf: artText.headscarf,
};

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
