import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { calendarEvents } from '@/data/calendar/collection';
import { sampleEventId } from '@/data/calendar/seed';
import { dateToWallTime } from '@/lib/dates/wall-time';
import { updateSettings } from '@/lib/settings/settings';
import { eventsOptions } from '@/queries/workspace/calendar';
import { fakeAuth } from '../../support/pages/fake-auth';
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
    // The field is another element from its first focus on.
    const findEnd = () => within(dialog).findByRole('group', { name: 'End time' });
    await typeTime(user, await findEnd(), '08:00');
    expect(await within(dialog).findByText('Choose an end after the start.')).toBeVisible();
    await typeTime(user, await findEnd(), '11:30');
    const guests = within(dialog).getByRole('combobox', { name: /^Guests/ });
    await user.type(guests, 'tanaka');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(guests).toHaveAccessibleDescription(/^“tanaka” is not chosen yet\./);
    await user.keyboard('{ArrowDown}{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText('Event added')).toBeVisible();
    const events = queryClient.getQueryData(eventsOptions().queryKey) ?? [];
    expect(events.find(({ name }) => name === 'Tram parade')?.guestIds).toHaveLength(1);
    await user.click(await screen.findByText('Tram parade', { selector: '.calendar-grid *' }));
    expect(await screen.findByRole('dialog', { name: 'Edit event' })).toBeVisible();
    expect(address()).toContain('day=2031-03-10');
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(screen.queryByText('Tram parade', { selector: '.calendar-grid *' })).not.toBeInTheDocument(),
    );
  });
  it('offers what was typed in a new event again after a reload, until it is discarded, cancelled or saved', async () => {
    const page = '/apps/calendar?view=list&date=2031-03-10&event=new';
    const reload = async () => {
      cleanup();
      const { user } = await renderApp(page);
      const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
      const press = (name: string) => user.click(dialog.getByRole('button', { name }));
      return { user, dialog, press, name: dialog.getByLabelText('Name') };
    };
    const first = await reload();
    await first.user.type(first.name, 'Lantern r');
    await typeTime(first.user, await first.dialog.findByRole('group', { name: 'End time' }), '11:30');

    const second = await reload();
    expect(second.name).toHaveValue('Lantern r');
    expect(second.dialog.getByRole('group', { name: 'End time' })).toHaveTextContent('11:30');
    expect(second.dialog.getByRole('status')).toHaveTextContent(/^Your unsaved draft .+ was restored\./);
    await second.press('Discard draft');
    expect(second.name).toHaveValue('');
    expect(second.dialog.queryByRole('status')).not.toBeInTheDocument();
    await second.user.type(second.name, 'Lamp');

    const third = await reload();
    expect(third.name).toHaveValue('Lamp');
    await third.press('Cancel');

    const fourth = await reload();
    expect(fourth.name).toHaveValue('');
    await fourth.user.type(fourth.name, 'Lamps{Enter}');
    expect(await screen.findByText('Event added')).toBeVisible();
    expect((await reload()).name).toHaveValue('');
  });
  it('shows an event at the hour that the clocks skip for its length, one that is typed there an hour later', async () => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    onTestFinished(() => void vi.unstubAllEnvs());
    const day = '2031-03-30';
    for (const [start, end, shown] of [
      ['01:30', '02:30', /01:30\D+02:30/],
      ['02:30', '04:15', /03:30\D+05:15/],
    ] as const) {
      const span = `&event=new&start=${day}T${start}&end=${day}T${end}`;
      const { user } = await renderApp(`/apps/calendar?view=list&date=${day}${span}`);
      await user.type(await screen.findByLabelText('Name'), `Clock check ${start}{Enter}`);
      const name = await screen.findByText(`Clock check ${start}`, { selector: '.calendar-grid *' });
      expect(name.closest('[data-event]')).toHaveTextContent(shown);
      cleanup();
    }
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
  it('names the week as the date language begins it, also when another tab changes the language', async () => {
    await renderApp('/apps/calendar?view=week&date=2031-03-10');
    expect(await screen.findByRole('heading', { level: 2, name: /^10\D+16 Mar 2031$/ })).toBeVisible();
    act(() => void updateSettings({ dates: 'en-US' }));
    expect(screen.getByRole('heading', { level: 2, name: /^Mar 9\D+15, 2031$/ })).toBeVisible();
  });
  it('goes on to the next day at midnight', async () => {
    const evening = new Date(2031, 2, 10, 23, 58);
    vi.useFakeTimers({
      toFake: ['Date', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
      now: evening,
    });
    onTestFinished(() => void vi.useRealTimers());
    await renderApp('/apps/calendar?view=day');
    expect(await screen.findByRole('heading', { level: 2, name: 'Monday, 10 March 2031' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(180_000));
    expect(screen.getByRole('heading', { level: 2, name: 'Tuesday, 11 March 2031' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-current', 'date');
  });
  it('shows three days of a shared week on a phone', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { user, address } = await renderApp('/apps/calendar?view=week&date=2031-03-10');
    expect(await screen.findByRole('heading', { level: 2, name: /^10\s–\s12 Mar 2031$/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: '3 days' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Week' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('columnheader')).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'After' }));
    expect(await screen.findByRole('heading', { level: 2, name: /^13\s–\s15 Mar 2031$/ })).toBeVisible();
    expect(address()).toContain('date=2031-03-13');
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
    await waitFor(() => expect(events().some((event) => event.name === 'Moved once')).toBe(true));
    expect(events().find(({ id }) => id === series.id)?.name).toBe(series.name);
    expect(events().find(({ id }) => id === series.id)?.without).toHaveLength(series.without.length + 1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(events()).toHaveLength(count));
    expect(events().find(({ id }) => id === series.id)?.without).toEqual(series.without);
  });
  it('opens the event of a link of an older version', async () => {
    const { queryClient } = await renderApp('/apps/calendar?event=1');
    const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
    const events = queryClient.getQueryData(eventsOptions().queryKey) ?? [];
    const first = events.find(({ id }) => id === sampleEventId(1));
    expect(within(dialog).getByLabelText('Name')).toHaveValue(first?.name);
  });
  it('repeats on chosen weekdays a number of times', async () => {
    const { user, queryClient } = await renderApp('/apps/calendar?date=2031-03-10&event=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
    await user.type(dialog.getByLabelText('Name'), 'Lamp lessons');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'Weekly');
    await user.clear(dialog.getByRole('spinbutton', { name: /^Every/ }));
    await user.type(dialog.getByRole('spinbutton', { name: /^Every/ }), '2');
    await user.click(dialog.getByRole('checkbox', { name: 'Monday' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Thursday' }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Stops' }), 'After a number of times');
    await user.type(dialog.getByRole('spinbutton', { name: /^Times/ }), '3');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Reminder' }), '30 minutes before');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Event added');
    const events = queryClient.getQueryData(eventsOptions().queryKey) ?? [];
    expect(events.find(({ name }) => name === 'Lamp lessons')).toMatchObject({
      repeat: 'weekly',
      interval: 2,
      weekdays: [1, 4],
      until: '2031-03-24',
      reminder: 30,
    });
  });
  it('reminds a visitor, too, of an event before it begins', async () => {
    sessionStorage.clear();
    const [first] = await calendarEvents.all();
    if (!first) throw new Error('The sample has no events');
    const inFiveMinutes = dateToWallTime(new Date(Date.now() + 5 * 60_000), false);
    const soon = { allDay: false, start: inFiveMinutes, end: inFiveMinutes, repeat: 'none' } as const;
    await calendarEvents.applyChanges([{ put: { ...first, ...soon, name: 'Lamp vigil', reminder: 10 } }]);
    await renderApp('/apps/calendar', { auth: fakeAuth(null) });
    const name = await screen.findByText('Lamp vigil', { selector: '[role="group"] *' });
    expect(name.closest('[role="group"]')).toHaveTextContent(inFiveMinutes.slice(11));
  });
  it('repeats on the first Monday of the month, and says so', async () => {
    const { user } = await renderApp('/apps/calendar?view=list&date=2031-03-03&event=new');
    const dialog = within(await screen.findByRole('dialog', { name: 'New event' }));
    await user.type(dialog.getByLabelText('Name'), 'Lamp assembly');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Repeats' }), 'Monthly');
    const on = dialog.getByRole('combobox', { name: 'On' });
    expect(
      within(on)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Day 3', 'The first Monday', 'The last Monday']);
    await user.selectOptions(on, 'The first Monday');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByText('Lamp assembly', { selector: '.calendar-grid *' }));
    const edited = await screen.findByRole('dialog', { name: 'Edit event' });
    expect(edited).toHaveTextContent('Every month on the first Monday.');
    expect(within(edited).getByRole('radio', { name: 'This event' })).toBeChecked();
    await user.click(within(edited).getByRole('radio', { name: 'All' }));
    expect(within(edited).getByRole('combobox', { name: 'On' })).toHaveDisplayValue('The first Monday');
  });
  it('finds events of any time and opens one', async () => {
    const { user, address } = await renderApp('/apps/calendar');
    const field = await screen.findByRole('searchbox', { name: 'Search events' });
    await user.type(field, 'square founding');
    const found = within(await screen.findByRole('list', { name: 'Found events' }));
    expect(found.getAllByRole('button')).toHaveLength(1);
    await user.click(found.getByRole('button', { name: /^Founding day/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.type(field, ' nowhere');
    expect(await screen.findByRole('heading', { name: 'No matching events' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show the calendar' }));
    await waitFor(() => expect(address()).not.toContain('q='));
  });
  it('fills the form from a template', async () => {
    const { user } = await renderApp('/apps/calendar?date=2031-03-10');
    await user.click(await screen.findByRole('button', { name: /Lamp round/ }));
    const dialog = await screen.findByRole('dialog', { name: 'New event' });
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Lamp round');
    expect(await within(dialog).findByRole('group', { name: 'End time' })).toHaveTextContent('10:30');
  });
});
