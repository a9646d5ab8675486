/** Minutes before the start. */
const choices = [
  [0, 'At the start'],
  [5, '5 minutes before'],
  [10, '10 minutes before'],
  [30, '30 minutes before'],
  [60, '1 hour before'],
  [120, '2 hours before'],
  [1440, '1 day before'],
  [10_080, '1 week before'],
] as const;

/** For a select; a reminder of a calendar file can have another time. */
export function reminderChoices(reminder: number | undefined): { value: string; label: string }[] {
  const isOther = reminder !== undefined && !choices.some(([minutes]) => minutes === reminder);
  return [
    { value: '', label: 'None' },
    ...choices.map(([minutes, label]) => ({ value: String(minutes), label })),
    ...(isOther ? [{ value: String(reminder), label: `${reminder} minutes before` }] : []),
  ];
}
