export interface SampleItem {
  id: string;
  name: string;
}

const toItems = (...names: string[]): SampleItem[] =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));

export const stalls = { row: toItems('Bread', 'Honey', 'Cheese', 'Flowers', 'Old books') };
export const packing = { shed: toItems('Tent', 'Scales', 'Crates', 'Chalk board'), cart: toItems('Lamp') };
export const stops = { line: toItems('Market', 'Town hall', 'Mill', 'Harbour') };
export const basketLists = { shelf: toItems('Apple', 'Pear', 'Plum'), basket: toItems() };
export const kitchen = {
  menu: toItems('Soups', 'Bread', 'Cakes'),
  soups: toItems('Lentil', 'Leek'),
  bread: toItems('Rye loaf'),
  cakes: toItems('Plum cake', 'Honey cake'),
};
