/** A Saturday at the market: what the examples of this page show. */
export const stalls = [
  { stall: 'A 3', who: 'Leila Farouk', goods: 'Bread', cents: 64_250 },
  { stall: 'A 4', who: 'Maud Lefevre', goods: 'Cheese', cents: 81_900 },
  { stall: 'B 1', who: 'Aziz Karimov', goods: 'Honey', cents: 39_400 },
  { stall: 'C 7', who: 'Anouk Peeters', goods: 'Flowers', cents: 52_750 },
] as const;

/** A row of the examples. */
export type Stall = (typeof stalls)[number];
