export interface SamplePost {
  id: string;
  name: string;
  handle: string;
  /** Name of a face in public/art/faces. */
  avatar: string;
  /** Minutes before now. */
  minutes: number;
  text: string;
  /** Name of a scene in public/art/scenes, and its alt text. */
  scene?: { name: string; alt: string };
  replies: number;
  reposts: number;
  likes: number;
}

/** Shown to signed-out visitors on the layout pages. */
export const sampleFeed: readonly SamplePost[] = [
  {
    id: 'lemons',
    name: 'Amara Okafor',
    handle: 'amara',
    avatar: 'amara',
    minutes: 18,
    text: 'The lemon stall has moved to the shady side of the square until the end of the month. Same prices, softer queue.',
    scene: { name: 'market', alt: 'Market stalls with striped awnings and crates of fruit' },
    replies: 24,
    reposts: 61,
    likes: 1243,
  },
  {
    id: 'tram',
    name: 'Teo Brandt',
    handle: 'teo',
    avatar: 'teo',
    minutes: 42,
    text: 'Line 4 stops at the depot tonight. The last tram that goes all the way round leaves at 22:10.',
    scene: { name: 'tram', alt: 'A tram at its stop in the evening' },
    replies: 9,
    reposts: 88,
    likes: 312,
  },
  {
    id: 'lamps',
    name: 'Hana Suzuki',
    handle: 'hana',
    avatar: 'hana',
    minutes: 130,
    text: 'All eleven lamps on the north steps are on again. Somebody please walk under them and tell me whether number seven still hums.',
    replies: 31,
    reposts: 12,
    likes: 477,
  },
  {
    id: 'bench',
    name: 'Kofi Mensah',
    handle: 'kofi',
    avatar: 'kofi',
    minutes: 260,
    text: 'The bench by the fountain got two new slats. Sit longer.',
    replies: 5,
    reposts: 7,
    likes: 208,
  },
  {
    id: 'hill',
    name: 'Greta Holm',
    handle: 'greta',
    avatar: 'greta',
    minutes: 610,
    text: 'Path over the hill is dry up to the second gate. After that: boots.',
    scene: { name: 'hill', alt: 'Green hills under a low sun' },
    replies: 14,
    reposts: 19,
    likes: 365,
  },
];
