import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { eventsOptions } from '@/queries/workspace/calendar';
import { renderApp } from '../../support/pages/render-app';
import { typeTime } from '../../support/pages/type-date';

describe('the page', () => {
  it('creates an event in the form, opens it and deletes it', async () => {
    const { user, address, queryClient } = await renderApp('/apps/calendar?view=list&date=2031-03-10');
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    await user.click(screen.getByRole('button', { name: 'Add event' }));
    const dialog = await screen.findByRole('dialog', { name: 'New event' });
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Enter a name.')).toBeVisible();
    await user.type(within(dialog).getByLabelText('Name'), 'Tram parade');
    const end = await within(dialog).findByRole('group', { name: 'End time' });
    await typeTime(user, end, '08:00');
    expect(await within(dialog).findByText('Choose an end after the start.')).toBeVisible();
    await typeTime(user, end, '11:30');
    await user.type(within(dialog).getByRole('combobox', { name: /^Guests/ }), 'tanaka{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Event added')).toBeVisible();
    // An optimistic event does not open.
    await waitFor(() => {
      const events = queryClient.getQueryData(eventsOptions().queryKey) ?? [];
      const parade = events.find(({ name }) => name === 'Tram parade');
      expect(parade?.id).toBeGreaterThan(0);
      expect(parade?.guestIds).toHaveLength(1);
    });
    await user.click(await screen.findByText('Tram parade', { selector: '.calendar-grid *' }));
    expect(await screen.findByRole('dialog', { name: 'Edit event' })).toBeVisible();
    expect(address()).toContain('day=2031-03-10');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByText('Tram parade', { selector: '.calendar-grid *' })).not.toBeInTheDocument(),
    );
  });
  it('stores view, date and categories in the URL and ignores invalid values', async () => {
    const { user, address } = await renderApp('/apps/calendar?view=year&date=2026-02-30&hide=nothing');
    await user.click(await screen.findByRole('radio', { name: 'Week' }));
    await waitFor(() => expect(address()).toContain('view=week'));
    await user.click(screen.getByRole('checkbox', { name: 'Culture' }));
    await waitFor(() => expect(decodeURIComponent(address())).toContain('hide=["Culture"]'));
    await user.click(screen.getByRole('button', { name: 'After' }));
    await waitFor(() => expect(address()).toMatch(/date=\d{4}-\d\d-\d\d/));
  });
  it('changes view and date and adds an event by key, except while typing', async () => {
    const { user, address } = await renderApp('/apps/calendar?date=2031-03-10&view=month');
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    for (const [key, view] of [
      ['d', 'day'],
      ['w', 'week'],
      ['m', 'month'],
      ['l', 'list'],
    ] as const) {
      await user.keyboard(key);
      await waitFor(() => expect(address()).toContain(`view=${view}&date=2031-03-10`));
    }
    await user.keyboard('t');
    await waitFor(() => expect(address()).not.toContain('2031-03-10'));
    await user.keyboard('n');
    const dialog = await screen.findByRole('dialog', { name: 'New event' });
    await user.type(within(dialog).getByLabelText('Name'), 'mdw');
    expect(address()).toContain('view=list');
    expect(address()).toContain('event=new');
  });
  it('changes one event of a series, and the series returns with Undo', async () => {
    const { user, queryClient } = await renderApp('/apps/calendar?view=list');
    const events = () => queryClient.getQueryData(eventsOptions().queryKey) ?? [];
    await screen.findByRole('heading', { level: 1, name: 'Calendar' });
    const series = events().find(({ repeat, until }) => repeat === 'weekly' && until === null);
    if (!series) throw new Error('The sample has no weekly event');
    const count = events().length;
    const [link] = await screen.findAllByText(series.name, { selector: '.calendar-grid *' });
    await user.click(link ?? document.body);
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    expect(within(dialog).getByRole('radio', { name: 'This event' })).toBeChecked();
    const name = within(dialog).getByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Moved once');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(events().find((event) => event.name === 'Moved once')?.id).toBeGreaterThan(0));
    expect(events().find(({ id }) => id === series.id)?.name).toBe(series.name);
    expect(events().find(({ id }) => id === series.id)?.without).toHaveLength(series.without.length + 1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(events()).toHaveLength(count));
    expect(events().find(({ id }) => id === series.id)?.without).toEqual(series.without);
  });
  it('fills the form from a template', async () => {
    const { user } = await renderApp('/apps/calendar?date=2031-03-10');
    await user.click(await screen.findByRole('button', { name: /Lamp round/ }));
    const dialog = await screen.findByRole('dialog', { name: 'New event' });
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Lamp round');
    expect(await within(dialog).findByRole('group', { name: 'End time' })).toHaveTextContent('10:30');
  });
});
