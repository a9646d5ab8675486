import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Extracts countries with their neighbours from world-atlas. Run after an update of world-atlas. */
const wanted = {
  canada: ['Canada', 'United States of America', 'Greenland', 'St. Pierre and Miquelon'],
  india:
    'India|Pakistan|China|Nepal|Bhutan|Bangladesh|Myanmar|Sri Lanka|Afghanistan|Thailand|Tajikistan|Siachen Glacier'.split(
      '|',
    ),
  iraq: [
    'Iraq',
    'Iran',
    'Turkey',
    'Syria',
    'Jordan',
    'Saudi Arabia',
    'Kuwait',
    'Lebanon',
    'Israel',
    'Palestine',
  ],
  russia: (
    'Russia|Norway|Finland|Sweden|Åland|Estonia|Latvia|Lithuania|Poland|Belarus|Ukraine|Moldova|Romania|Bulgaria|Turkey|' +
    'Georgia|Armenia|Azerbaijan|Kazakhstan|Uzbekistan|Turkmenistan|Kyrgyzstan|Tajikistan|China|Mongolia|North Korea|' +
    'South Korea|Japan'
  ).split('|'),
  spain: ['Spain', 'Portugal', 'France', 'Andorra', 'Morocco', 'Algeria', 'W. Sahara'],
};

type Arcs = number | Arcs[];
const source = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
const world = JSON.parse(readFileSync(source, 'utf8')) as Topology<{
  countries: GeometryCollection<{ name: string }>;
}>;

for (const [file, names] of Object.entries(wanted)) {
  const places = new Map<number, number>();
  const renumber = (arcs: Arcs): Arcs => {
    if (Array.isArray(arcs)) return arcs.map(renumber);
    const arc = arcs < 0 ? ~arcs : arcs;
    const place = places.get(arc) ?? places.size;
    places.set(arc, place);
    return arcs < 0 ? ~place : place;
  };
  const geometries = world.objects.countries.geometries
    .filter(({ properties }) => properties && 'name' in properties && names.includes(properties.name))
    .map(({ type, properties, ...shape }) => ({
      type,
      properties,
      arcs: 'arcs' in shape ? renumber(shape.arcs) : [],
    }));
  if (geometries.length !== names.length) throw new Error(`${file}: a country was not found in world-atlas`);
  const cut = {
    type: 'Topology',
    transform: world.transform,
    objects: { countries: { type: 'GeometryCollection', geometries } },
    arcs: [...places.keys()].map((arc) => world.arcs[arc]),
  };
  writeFileSync(`src/components/kits/map/outline/data/${file}.json`, JSON.stringify(cut));
}
