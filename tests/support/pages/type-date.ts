import { waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
// Loaded with the test, because the first load of React Aria may take longer than a query waits.
import '@/components/kits/form/segments/Segments';

const typeInto = async (user: UserEvent, field: HTMLElement, digits: string): Promise<void> => {
  const [first] = within(field).getAllByRole('spinbutton');
  if (!first) throw new Error('The field has no segments.');
  await user.click(first);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('contenteditable', 'true'));
  await user.keyboard(digits);
};

/** Types "2026-11-21" or "2026-11-21T08:30" into a date field, given its group, in British order. */
export function typeDate(user: UserEvent, field: HTMLElement, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return typeInto(user, field, `${day}${month}${year}${iso.slice(11).replace(':', '')}`);
}

/** Types "08:30" into a time field, given its group. */
export const typeTime = (user: UserEvent, field: HTMLElement, time: string): Promise<void> =>
  typeInto(user, field, time.replace(':', ''));
