export const news = [
  'The fountain runs again since Tuesday morning.',
  'Tram 4 turns at the mill until the rails are mended.',
  'Benches by the plane tree have been oiled; sit from noon.',
  'The market opens an hour later on the first of the month.',
  'A blue glove waits at the town hall.',
  'Lamps on Mill Lane are out between six and eight.',
  'The choir looks for two altos and anyone with a drum.',
  'The library lends seeds until the end of March.',
  'The clock was three minutes slow; now it is one.',
  'Stall 14 is free on Saturdays.',
  'The ferry takes bicycles again, four at a time.',
  'Chestnuts are back at the corner of Tower Street.',
] as const;
