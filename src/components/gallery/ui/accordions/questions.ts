import '@/components/ui/parts/parts.scss';

export const questions = [
  {
    id: 'market',
    title: 'When is the market?',
    text: 'On Wednesdays from seven to one, and on Saturdays until four. The bakers are there first.',
  },
  {
    id: 'lamp',
    title: 'Who mends a broken lamp?',
    text: 'The lamp keeper. Write the number on the post; most lamps burn again within two evenings.',
  },
  {
    id: 'bench',
    title: 'May I move a bench?',
    text: 'Into the shade, yes. Put it back in the evening, so that the sweepers find their way.',
  },
] as const;
