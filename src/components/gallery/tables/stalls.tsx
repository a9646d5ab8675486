/** Sample rows of the basic tables. */
export const stalls = [
  { stall: 'A 3', who: 'Teo Brandt', goods: 'Bread', cents: 64_250 },
  { stall: 'A 4', who: 'Maud Lefevre', goods: 'Cheese', cents: 81_900 },
  { stall: 'B 1', who: 'Aziz Karimov', goods: 'Honey', cents: 39_400 },
  { stall: 'C 7', who: 'Marta Vidal', goods: 'Flowers', cents: 52_750 },
] as const;

export type Stall = (typeof stalls)[number];
