export const views = [
  {
    scene: 'market',
    title: 'Market',
    text: 'Forty stalls before eight in the morning.',
    alt: 'Market stalls under striped awnings',
  },
  { scene: 'tram', title: 'Tram', text: 'Line 4 turns here.', alt: 'A tram between old houses' },
  { scene: 'lamps', title: 'Lamps', text: 'Lit one by one, by hand.', alt: 'Street lamps at dusk' },
  { scene: 'sea', title: 'Sea', text: 'Eleven minutes down the stairs.', alt: 'The bay under a low sun' },
] as const;
