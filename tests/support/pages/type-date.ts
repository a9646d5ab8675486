import { within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
// Loaded with the test, because the first load of React Aria may take longer than a query waits.
import '@/components/kits/form/date/DatePicker';

/** Types "2026-11-21" or "2026-11-21T08:30" into a date field, given its group, in British order. */
export async function typeDate(user: UserEvent, field: HTMLElement, iso: string): Promise<void> {
  const [first] = within(field).getAllByRole('spinbutton');
  if (!first) throw new Error('The field has no segments.');
  await user.click(first);
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  await user.keyboard(`${day}${month}${year}${iso.slice(11).replace(':', '')}`);
}
