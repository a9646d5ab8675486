import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Single } from '@/components/gallery/forms/select/Single';
import { SelectsPage } from '@/components/gallery/forms/select/SelectsPage';
import { createQueryClient } from '@/queries/client';
import { walkCards } from '../../../support/pages/walk-cards';

test('selects', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  const client = createQueryClient();
  const Page = () => (
    <QueryClientProvider client={client}>
      <SelectsPage />
    </QueryClientProvider>
  );
  await walkCards(Page, {
    Single: async ({ q, user, says }) => {
      const field = q.getByRole('combobox', { name: 'Tram line' });
      expect(field).toHaveAccessibleDescription(/Arrow keys/);
      await user.click(field);
      expect(field).toHaveAttribute('aria-expanded', 'true');
      expect(q.getByRole('option', { name: 'Harbour' })).toHaveAttribute('aria-selected', 'true');
      await user.keyboard('m');
      expect(field).toHaveAttribute('aria-activedescendant', q.getByRole('option', { name: 'Mill' }).id);
      await user.keyboard('{Enter}');
      expect(field).toHaveValue('Mill');
      expect(q.queryByRole('listbox')).toBeNull();
      await says('Line5');
    },
    Multiple: async ({ q, user, press, says }) => {
      await user.click(q.getByRole('combobox'));
      await user.click(q.getByRole('option', { name: 'Monday' }));
      await says('Saturday, Monday');
      await press('Remove Saturday');
      await says('DaysMonday');
      await user.keyboard('{Backspace}');
      await says('DaysNone');
    },
    Searchable: async ({ q, user, says }) => {
      const field = q.getByRole('combobox');
      await user.type(field, 'sciss');
      expect(q.getAllByRole('option')).toHaveLength(1);
      await user.keyboard('{Enter}');
      await says('ChosenKnives and scissors');
      await user.clear(field);
      await user.type(field, 'zebra');
      await says('No matching stall');
      await user.keyboard('{Escape}');
      expect(field).toHaveValue('Knives and scissors');
    },
    Grouped: async ({ q, user, says }) => {
      await user.click(q.getByRole('combobox'));
      await says('Under a roof');
      await user.keyboard('{End}{Enter}');
      expect(q.getByRole('combobox')).toHaveValue('Library');
      await says('WhereUnder a roof');
    },
    'From the service': async ({ q }) => {
      expect(q.getByRole('link', { name: 'Sign in to try this' })).toHaveAttribute(
        'href',
        expect.stringContaining('/auth/login'),
      );
    },
    Creatable: async ({ q, user, says }) => {
      await user.type(q.getByRole('combobox'), 'Drain{Enter}');
      await says('Lamp, Bench, Drain');
      expect(q.getByRole('combobox')).toHaveValue('Drain');
    },
    'Disabled options': async ({ q, user, flip, says }) => {
      const field = q.getByRole('combobox');
      await user.click(field);
      expect(q.getByRole('option', { name: 'Great hall' })).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{ArrowDown}{Enter}');
      await says('RoomCourtyard');
      await flip('The great hall is booked');
      await user.click(field);
      await user.click(q.getByRole('option', { name: 'Great hall' }));
      expect(field).toHaveValue('Great hall');
    },
    Clearable: async ({ q, press, says }) => {
      await press('Clear Street');
      await says('All streets');
      expect(q.getByRole('combobox')).toHaveFocus();
    },
    Limit: async ({ q, user, slide, says }) => {
      await user.click(q.getByRole('combobox'));
      await user.click(q.getByRole('option', { name: 'Seven benches' }));
      await says('2 of 2');
      await user.click(q.getByRole('option', { name: 'The tram at night' }));
      await says('2 of 2');
      slide('At most', 1);
      await says('1 of 1');
    },
    'Tag input': async ({ q, user, says }) => {
      await user.type(q.getByRole('textbox', { name: 'Tags' }), 'bread,honey{Enter}');
      await says('#market #bread #honey');
      await user.keyboard('{Backspace}');
      await says('Tags entered#market #bread');
    },
    'Custom option': async ({ q, user, has, says }) => {
      await user.click(q.getByRole('combobox'));
      await has('.swatch');
      await user.click(q.getByRole('option', { name: 'Tram red' }));
      await says('#c8451b');
    },
    'Five thousand': async ({ q, user, says }) => {
      await user.click(q.getByRole('combobox'));
      expect(q.getAllByRole('option').length).toBeLessThan(40);
      await user.keyboard('{End}');
      await user.type(q.getByRole('combobox'), '4321{Enter}');
      await says('Lamp4321');
    },
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a list near the bottom of the window opens upwards', async () => {
  const field = new DOMRect(0, 0, 300, 40);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(252);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() => field);
  render(<Single />);
  const open = async () => {
    await userEvent.click(screen.getByRole('combobox'));
    return screen.getByRole('listbox');
  };
  expect((await open()).style.top).toBe('46px');
  await userEvent.keyboard('{Escape}');
  field.y = window.innerHeight - 60;
  expect((await open()).style.top).toBe(`${window.innerHeight - 60 - 6 - 252}px`);
});
