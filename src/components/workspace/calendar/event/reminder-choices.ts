import { commonText } from '@/messages/ui/common';
import { eventText } from '@/messages/workspace/event';

/** Minutes before the start. */
const choices = [
  [0, eventText.atTheStart],
  [5, eventText.minutesBefore(5)],
  [10, eventText.minutesBefore(10)],
  [30, eventText.minutesBefore(30)],
  [60, eventText.hoursBefore(1)],
  [120, eventText.hoursBefore(2)],
  [1440, eventText.daysBefore(1)],
  [10_080, eventText.weeksBefore(1)],
] as const;

/** For a select; a reminder of a calendar file can have another time. */
export function reminderChoices(reminder: number | undefined): { value: string; label: string }[] {
  const isOther = reminder !== undefined && !choices.some(([minutes]) => minutes === reminder);
  return [
    { value: '', label: commonText.none },
    ...choices.map(([minutes, label]) => ({ value: String(minutes), label })),
    ...(isOther ? [{ value: String(reminder), label: eventText.minutesBefore(reminder) }] : []),
  ];
}
