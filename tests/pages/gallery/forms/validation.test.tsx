import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ValidationPage } from '@/components/gallery/forms/validation/ValidationPage';
import { createQueryClient } from '@/queries/client';
import { renderApp } from '../../../support/pages/render-app';
import { typeTime } from '../../../support/pages/type-date';
import { walkCards } from '../../../support/pages/walk-cards';

function Page() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ValidationPage />
    </QueryClientProvider>
  );
}

test('form validation', () =>
  walkCards(Page, {
    'Browser default': async ({ flip, press, says, q }) => {
      expect(q.getByLabelText('Name')).toBeRequired();
      await flip('Fields are required');
      expect(q.getByLabelText('Name')).not.toBeRequired();
      await press('Reserve');
      await says('Reservations1');
    },
    'Custom styles': async ({ q, press }) => {
      await press('Get the pass');
      await waitFor(() => expect(q.getByLabelText('Name')).toHaveFocus());
      expect(q.getByLabelText('Email')).toHaveAccessibleDescription(/such as/);
    },
    Tooltips: async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Postcode'), '40210');
      await press('Check');
      expect(q.getByLabelText('House')).toHaveFocus();
      expect(q.getByLabelText('House')).toHaveAccessibleDescription(/A number/);
      await user.type(q.getByLabelText('House'), '7b');
      await says('Both are right.');
    },
    'Server errors': async ({ q, user, pick, press, says }) => {
      await q.findByRole('group', { name: 'Day' });
      await press('Announce');
      await says('The square is booked on that day.');
      await waitFor(() => expect(q.getByRole('spinbutton', { name: /^day, Day/ })).toHaveFocus());
      await user.tab();
      await says('The square is booked on that day.');
      await pick('Fail');
      await press('Announce');
      expect(await q.findByRole('alert')).toHaveTextContent('is not responding');
      await pick('Accept');
      await press('Announce');
      await says('Lantern walk on 2026-12-13');
    },
    'Unique check': async ({ q, user, says }) => {
      await user.type(q.getByLabelText('Email'), 'nobody@plaza.test');
      await says('This address is available.');
      await user.clear(q.getByLabelText('Email'));
      await user.type(q.getByLabelText('Email'), 'ines.marchetti@square.example');
      await says('This address is already in use.');
    },
    'Cross-field': async ({ q, user, press, says }) => {
      await press('Set hours');
      await says('Close after you open.');
      await typeTime(user, q.getByRole('group', { name: 'Closes' }), '18:00');
      await press('Set hours');
      await says('09:00 to 18:00');
    },
    'Error summary': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('Telephone'), '555 0142');
      await press('Ask for a date');
      await says('2 fields to mend');
      expect(q.getByRole('group', { name: '2 fields to mend' })).toHaveFocus();
      await user.click(q.getByRole('link', { name: 'Number of guests is missing' }));
      expect(q.getByLabelText('Number of guests')).toHaveFocus();
    },
    'Leave guard': async ({ q, user, press, says }) => {
      await user.type(q.getByLabelText('About the fountain'), 'Cold');
      await says('Plaza asks before you leave.');
      await press('Keep');
      await says('You may leave.');
    },
  }));

test('an unsaved form asks before leaving the page', async () => {
  const { user, address } = await renderApp('/forms/validation');
  await user.type(await screen.findByLabelText('About the fountain'), 'Cold');
  await user.click(screen.getByRole('link', { name: 'Leave page' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Stay' }));
  expect(address()).toBe('/forms/validation');
  await user.click(screen.getByRole('link', { name: 'Leave page' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Basic inputs' })).toBeVisible();
  expect(address()).toBe('/forms/basic');
});
