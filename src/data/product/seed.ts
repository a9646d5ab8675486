import type { Product } from './schema';
import { daysBefore, seededRandom } from '@/data/store/sample-values';

type Row = readonly [name: string, price: number, size: string, text: string];

const catalogue: Readonly<Record<string, readonly Row[]>> = {
  Market: [
    [
      'Market stall, season pass',
      1240,
      'Season',
      'A covered stall on the north side, every Saturday from March to October.',
    ],
    ['Market stall, one day', 48, 'Day', 'A trestle, an awning and a place in the second row.'],
    ['Corner stall, season pass', 1680, 'Season', 'Two open sides, by the fountain, with water and power.'],
    [
      'Cold counter, weekend hire',
      96,
      '1.2 m',
      'Keeps cheese and fish at four degrees through an August noon.',
    ],
    ['Awning, striped', 134, '3 x 2 m', 'Pine and cream, waxed cotton, fits the standard frame.'],
    ['Scales, checked', 72, '15 kg', 'Tested and sealed by the market office each January.'],
    ['Crate of jars', 26, '24 pieces', 'Rinsed, boxed and ready for honey or pickles.'],
    ['Chalk board with stand', 39, 'A1', 'Weighted foot, does not take flight.'],
    ['Evening market permit', 58, 'Evening', 'Until ten, lamps included.'],
    ['Produce basket', 22, 'Household', 'Seven kinds, whatever the morning brought.'],
  ],
  Rooms: [
    ['Rehearsal room, 12 hours', 386.5, '28 m2', 'Piano, two amplifiers, carpet on the walls.'],
    ['Rehearsal room, one evening', 64, '28 m2', 'Six until ten, key at the tram kiosk.'],
    ['Arcade hall, half day', 290, '140 m2', 'Eighty chairs and the good acoustics.'],
    ['Arcade hall, full day', 520, '140 m2', 'From eight until midnight, floor swept before and after.'],
    ['Workshop bench, month', 118, '2 m', 'A vice, a drawer with a lock and all the sawdust you can make.'],
    ['Dark room, four hours', 44, '9 m2', 'Enlarger, trays and chemistry for black and white.'],
    ['Reading room, morning', 36, '20 seats', 'Quiet until noon. The clock is soft.'],
    ['Kitchen, community shift', 82, '45 m2', 'Six burners, one long table, dishes are done together.'],
    ['Roof terrace, evening', 210, '60 guests', 'View of the clock tower. Music ends at ten.'],
    ['Studio desk, month', 165, '1 desk', 'By the north window, with a drawer and a lamp.'],
  ],
  Hire: [
    ['Cargo bicycle, weekly hire', 154, '100 kg', 'Three wheels, electric help on the hill.'],
    ['Cargo bicycle, day', 32, '100 kg', 'Back by eight, lock and rain cover inside.'],
    ['Sound system, one evening', 540, '300 people', 'Two tops, two subs and somebody who knows them.'],
    ['Folding chairs', 75, '50 pieces', 'Beech, stacked on a trolley.'],
    ['Long tables', 88, '10 pieces', 'Seat eight each, oilcloth on request.'],
    ['Stage, modular', 430, '6 x 4 m', 'Forty centimetres high, steps and rail included.'],
    ['String lamps', 66, '50 m', 'Warm, rainproof, with hooks for the plane trees.'],
    ['Projector and screen', 120, '4 m', 'Bright enough for dusk.'],
    ['Ladder, three sections', 18, '7 m', 'Comes with someone to hold it.'],
    ['Generator, quiet', 140, '3 kW', 'You can still hear the violin.'],
  ],
  Repair: [
    ['Bench restoration', 2915, 'Each', 'Oak slats, cast feet stripped and painted, name plate kept.'],
    ['Fountain lamp, set of six', 1008.5, 'Set', 'Brass, rewired, with spare bulbs.'],
    ['Bicycle service', 58, 'Each', 'Brakes, gears, chain and a ride around the square.'],
    ['Chair caning', 94, 'Seat', 'Woven by hand, two weeks.'],
    ['Clock service', 310, 'Tower', 'Oil, weights and the winter correction.'],
    ['Shoe resoling', 46, 'Pair', 'Leather or rubber, while you have coffee.'],
    ['Umbrella mending', 14, 'Each', 'Ribs, tips and handles.'],
    ['Radio repair', 62, 'Each', 'Valves found, hum removed.'],
    ['Tile replacement', 186, '1 m2', 'Cut, painted and fired to match.'],
    ['Knife sharpening', 9, 'Blade', 'On the stone, Saturdays.'],
  ],
  Prints: [
    ['Photo walk, 14 prints', 672, '30 x 40', 'One morning, one photographer, a portfolio in a box.'],
    ['Poster, screen print', 34, '50 x 70', 'Two colours, signed, edition of one hundred.'],
    ['Programme booklet', 280, '200 copies', 'Sixteen pages, stitched, recycled stock.'],
    ['Street map, folded', 7, 'A2', 'Every bench, tap and good step to sit on.'],
    ['Post cards, tram lines', 12, 'Set of 8', 'One for each line, numbers in the right colours.'],
    ['Banner, double sided', 148, '3 x 1 m', 'Eyelets every half metre.'],
    ['Calendar of arches', 19, 'A3', 'Twelve arches you have walked under.'],
    ['Portrait session', 160, '1 hour', 'In the arcade, with the soft light from the east.'],
    ['Zine, photocopied', 5, 'A6', 'Twenty pages of pigeons.'],
    ['Linocut course', 84, '2 evenings', 'Tools, lino and ink; you take the block home.'],
  ],
  Membership: [
    [
      'Tool library, founding shelf',
      8400,
      'Shelf',
      'Your name on a shelf of forty tools that anybody may borrow.',
    ],
    ['Tool library, year', 60, 'Person', 'Borrow five at a time, fines are paid in cake.'],
    ['Choir, season', 45, 'Person', 'Thursdays, no auditions.'],
    ['Garden bed', 38, '2 m2', 'Sun until three, water from the fountain.'],
    ['Beehive share', 110, 'Hive', 'A tenth of the honey and a standing invitation.'],
    ['Friends of the tram, year', 25, 'Person', 'Open days, the depot tour and the badge.'],
    ['Reading circle', 15, 'Quarter', 'One book a month, one chair each.'],
    ['Swap shelf, patron', 70, 'Year', 'Pays for the paint and the hinges.'],
    ['Open stage, five slots', 50, 'Card', 'Ten minutes each, applause included.'],
    ['Repair evening, supporter', 30, 'Year', 'Solder, glue and tea for everyone.'],
  ],
};

const makers = [
  'Northgate Works',
  'Lantern and Line',
  'Square Office',
  'Tram Depot',
  'Arcade House',
  'Well Street',
];

export function sampleProducts(now: Date): Product[] {
  const random = seededRandom(60);
  const rows = Object.entries(catalogue).flatMap(([category, list]) =>
    list.map((row) => ({ category, row })),
  );
  return rows.map(({ category, row: [name, price, size, description] }, index) => ({
    id: index + 1,
    name,
    description,
    date: daysBefore(now, random.int(5, 700) + random.next()).toISOString(),
    price,
    quantity: random.chance(0.08) ? 0 : random.int(2, 160),
    category,
    status: random.chance(0.12) ? 'Inactive' : 'Active',
    brand: random.some(makers, random.int(1, 2)),
    averagePriceMin: Math.round(price * 0.85),
    averagePriceMax: Math.round(price * 1.2),
    discountsAvailable: random.int(0, 6),
    sellingItems: random.int(3, 900),
    productName: name.split(',')[0] ?? name,
    discountPrice: Math.round(price * 90) / 100,
    rating: { star: random.int(32, 50) / 10, review: random.int(2, 340) },
    size,
    isDeal: random.chance(0.15) || undefined,
    isSeal: random.chance(0.1) || undefined,
  }));
}
