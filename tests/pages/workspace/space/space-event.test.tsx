import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { putSpaceMember, type SpaceRole } from '@contract/space/space';
import { renderApp } from '../../../support/pages/render-app';
import { waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceEvent as event } from '../../../support/space-bodies';

const eventId = randomUUID();

async function openCalendar(role: SpaceRole) {
  const space = await openSharedSpace(role);
  await space.change(amara, { id: eventId, kind: 'event', base: 0, set: event });
  const stored = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'event' && item.body ? [item] : []));
  return { ...space, stored };
}

const page = `/apps/calendar?view=list&date=2031-03-10&event=${eventId}&day=2031-03-10`;
const inGrid = { selector: '.calendar-grid *' };

describe('an event of a space', () => {
  it('keeps what another member changed while the form is open, and invites members', async () => {
    const { change, stored, memberId } = await openCalendar('editor');
    const { user } = await renderApp(page);
    await waitForEventStream();
    const form = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    await user.click(form.getByRole('radio', { name: 'All' }));
    await user.type(form.getByRole('combobox', { name: /^Guests/ }), 'Ines{Enter}');
    await act(() => change(amara, { id: eventId, kind: 'event', base: 1, set: { place: 'North arcade' } }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        { body: { ...event, place: 'North arcade', guestIds: [memberId] } },
      ]),
    );
  });

  it('splits one repetition off in one change, and undoes both parts', async () => {
    const { stored } = await openCalendar('editor');
    const { user } = await renderApp(page);
    const form = within(await screen.findByRole('dialog', { name: 'Edit event' }));
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Long lamp round');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await stored()).map(({ body }) => body)).toMatchObject([
        { ...event, without: ['2031-03-10'] },
        { name: 'Long lamp round', repeat: 'none', start: '2031-03-10T09:00' },
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored()).map(({ body }) => body)).toEqual([event]));
  });

  it('moves a series by key with a patch of its times, beside a change of another member', async () => {
    const { change, stored } = await openCalendar('editor');
    const { user } = await renderApp('/apps/calendar?view=list&date=2031-03-10');
    await waitForEventStream();
    const [link] = await screen.findAllByText('Lamp round', inGrid);
    link?.closest<HTMLElement>('[data-event]')?.focus();
    await change(amara, { id: eventId, kind: 'event', base: 1, set: { name: 'Lantern round' } });
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(async () =>
      expect(await stored()).toMatchObject([
        { body: { ...event, name: 'Lantern round', start: '2031-03-04T09:00', end: '2031-03-04T10:00' } },
      ]),
    );
    expect((await screen.findAllByText('Lantern round', inGrid)).length).toBeGreaterThan(0);
  });

  it.each([
    ['a new event', '/apps/calendar?event=new', 'New event'],
    ['an event', page, 'Edit event'],
  ])('leaves the text of %s to an editor who becomes a reader while typing', async (_, address, title) => {
    const { call, spaceId, handle, stored } = await openCalendar('editor');
    const { user } = await renderApp(address);
    await waitForEventStream();
    const form = within(await screen.findByRole('dialog', { name: title }));
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Count the lamps');
    const params = { spaceId, handle };
    await act(() => call(amara, putSpaceMember, { params, body: { role: 'reader' } }));
    expect(await form.findByRole('alert')).toHaveTextContent('You may only read this space now');
    expect(form.getByLabelText('Name')).toHaveValue('Count the lamps');
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await stored()).map(({ body }) => body)).toEqual([event]);
  });

  it('shows a reader the event without anything that changes it, and says why', async () => {
    await openCalendar('reader');
    await renderApp(page);
    const shown = within(await screen.findByRole('dialog', { name: 'Lamp round' }));
    expect(shown.getByRole('note')).toHaveTextContent('You may read this space.');
    expect(shown.getByText('Every week')).toBeVisible();
    expect(shown.queryByRole('button', { name: /Save|Delete/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add event' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Templates' })).toBeNull();
  });
});
