/** Cards of the links in the seeded posts, ready: a local start fetches nothing. Pictures are files in public/art/scenes. */
export const seedLinkCards: readonly {
  url: string;
  title: string;
  description: string;
  site: string;
  scene?: string;
}[] = [
  {
    url: 'https://tiles.example/adelina/fish',
    title: 'The fish of Adelina: 23 tiles found, one room at a time',
    description: 'Each fish on the map is a wall that somebody lives with. Add yours, with the room.',
    site: 'Tile Archive',
    scene: 'tiles',
  },
  {
    url: 'https://stretch.example/after-cobbles',
    title: 'Four stretches after an evening on cobbles',
    description: 'Calves, hips, feet and the small of the back, two minutes each.',
    site: 'Stretch',
  },
  {
    url: 'https://cinema.example/silent-sundays',
    title: 'Silent Sundays: six films and one very brave piano',
    description: 'Every Sunday at five. Children under ten may boo the villain.',
    site: 'The Small Cinema',
    scene: 'plaza',
  },
  {
    url: 'https://tram.example/lines/4',
    title: 'Line 4: harbour, square, hospital, depot',
    description: 'Timetable, stops and changes for Lantern Night.',
    site: 'Trams',
    scene: 'tram',
  },
];
