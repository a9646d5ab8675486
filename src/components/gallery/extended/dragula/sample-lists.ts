/** Something that is dragged about. */
export interface Thing {
  id: string;
  name: string;
}

const things = (...names: string[]): Thing[] =>
  names.map((name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }));

export const stalls = { row: things('Bread', 'Honey', 'Cheese', 'Flowers', 'Old books') };
export const packing = { shed: things('Tent', 'Scales', 'Crates', 'Chalk board'), cart: things('Lamp') };
export const stops = { line: things('Market', 'Town hall', 'Mill', 'Harbour') };
export const shelf = { shelf: things('Apple', 'Pear', 'Plum'), basket: things() };
export const kitchen = {
  menu: things('Soups', 'Bread', 'Cakes'),
  soups: things('Lentil', 'Leek'),
  bread: things('Rye loaf'),
  cakes: things('Plum cake', 'Honey cake'),
};
