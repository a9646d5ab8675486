import { formatDollars } from '@/lib/text/format-dollars';
import type { Employee } from './schema';
import { daysBefore, emailAddressOf, seededRandom } from '@/data/store/sample-values';
import { toDay } from '@/lib/dates/day';

const given =
  'Adele Aidan Alba Alma Anders Anton Asta Aylin Bela Bruno Carmen Cedric Dalia Dario Delia Edda Edgar Elif Elin Emil Enzo Esther Fabio Farah Felix Flora Gabor Gemma Hakim Helga Hilde Ida Igor Imani Iris Jana Jens Jomo Jules Karla Kaya Kemal Kiran Lara Lars Lena Liam Linus Lotte Magda Malik Mara Marek Marta Milan Mina Mirko Nella Nils Noor Nora Ola Olga Oskar Paula Petra Piet Rafael Rana Remy Rita Ronan Ruth Sami Selma Silas Stella Sven Tamar Tariq Tess Tilda Ugo Uma Vera Viktor Wanda Wim Yusuf Zeno'.split(
    ' ',
  );
const family =
  'Abbas Adler Amaral Andersen Arslan Bakker Barros Becker Benitez Blom Bosch Brandt Calvo Castel Conti Costa Cruz Dahlgren Danso Desai Dietrich Duarte Eklund Engel Esposito Fabian Falk Fischer Fontaine Gallo Garcia Gomes Gruber Hagen Hassan Heller Hoang Iglesias Jansen Jensen Kaplan Keller Kimura Klein Koch Kruger Lange Lau Lindholm Lopes Madsen Mancini Marin Mbeki Meyer Molina Moreau Nagy Neumann Nkosi Nowak Okoye Olsen Ortiz Pardo Park Pereira Pinto Quist Ramos Reyes Ricci Rivera Roth Sahin Santos Sato Silva Sorensen Suzuki Tanner Torres Ueda Vega Vidal Wagner Wolff Yilmaz Zeman'.split(
    ' ',
  );
const posts: readonly (readonly [position: string, least: number, most: number])[] = [
  ['Tram driver', 46, 62],
  ['Line planner', 58, 84],
  ['Signal engineer', 66, 98],
  ['Market inspector', 44, 60],
  ['Stall allocator', 38, 52],
  ['Lamp technician', 42, 58],
  ['Stonemason', 48, 68],
  ['Gardener', 36, 50],
  ['Archivist', 45, 63],
  ['Sound engineer', 47, 70],
  ['Stage manager', 50, 72],
  ['Baker', 34, 48],
  ['Press officer', 52, 74],
  ['Software developer', 72, 118],
  ['Data analyst', 64, 96],
  ['Accountant', 56, 82],
  ['Head of operations', 98, 142],
  ['Receptionist', 33, 44],
  ['Carpenter', 43, 61],
  ['Translator', 46, 66],
];
const companies = [
  'Square Office',
  'Northgate Works',
  'Lantern and Line',
  'Tram Depot',
  'Arcade House',
  'Well Street Press',
  'Fountain Trust',
  'Clock Tower Bakery',
];
const offices: readonly (readonly [office: string, country: string])[] = [
  ['Lisbon', 'Portugal'],
  ['Porto', 'Portugal'],
  ['Ghent', 'Belgium'],
  ['Bologna', 'Italy'],
  ['Turin', 'Italy'],
  ['Valencia', 'Spain'],
  ['Graz', 'Austria'],
  ['Leipzig', 'Germany'],
  ['Aarhus', 'Denmark'],
  ['Malmo', 'Sweden'],
  ['Krakow', 'Poland'],
  ['Accra', 'Ghana'],
  ['Kyoto', 'Japan'],
  ['Montevideo', 'Uruguay'],
];

/** Annual salary as the table shows it: "$64,200". */
export const salaryText = (cents: number): string => formatDollars(cents).replace(/\.00$/, '');

/** Deterministic for the same count and seed. */
export function sampleEmployees(now: Date, count = 200, seed = 200): Employee[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, index) => {
    const name = `${random.pick(given)} ${random.pick(family)}`;
    const [position, least, most] = random.pick(posts);
    const company = random.pick(companies);
    const [office, country] = random.pick(offices);
    const age = random.int(20, 66);
    const years = Math.min(age - 19, random.int(0, 17)) * random.next();
    const salaryCents = random.int(least * 10, most * 10) * 10_000;
    return {
      id: index + 1,
      name,
      email: emailAddressOf(name, `${company.toLowerCase().replaceAll(' ', '-')}.example`),
      position,
      company,
      country,
      office,
      age,
      startDate: toDay(daysBefore(now, Math.round(years * 365))),
      salary: salaryText(salaryCents),
      salaryCents,
    };
  });
}
