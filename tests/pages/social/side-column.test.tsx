import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDirectConversation } from '@contract/message/conversation';
import { sendMessage } from '@contract/message/message';
import { follow } from '@contract/member/profile';
import { schedulePost } from '@contract/post/scheduled-post';
import { calendarEvents } from '@/data/calendar/collection';
import { emails } from '@/data/email/collection';
import { invoices } from '@/data/invoice/collection';
import { resetSampleData } from '@/data/store/collection';
import { tasks } from '@/data/task/collection';
import { sampleColumnId } from '@/data/task/seed';
import { addDays, today, toDay } from '@/lib/dates/day';
import { fakeClock } from '../../support/pages/fake-clock';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const ada = createMember('Ada');

/** The left column needs a wide window. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(min-width: 1200px)' }),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

afterEach(() => resetSampleData());

const nav = async (name: string) => within(await screen.findByRole('navigation', { name }));

describe('the left column', () => {
  it('counts scheduled posts and what waits in the workspace', async () => {
    const { call, me } = await createTestService();
    const { handle } = await me(ines);
    await call(ines, follow, { params: { handle: (await me(ada)).handle } });
    const { id: conversationId } = await call(ada, openDirectConversation, { params: { handle } });
    for (const text of ['Hello', 'Are you there?'])
      await call(ada, sendMessage, { params: { conversationId }, body: { id: randomUUID(), text } });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    await call(ines, schedulePost, { body: { post: { text: 'Later' }, publishAt } });
    const inbox = (await emails.all()).filter((mail) => mail.folder === 'inbox' && mail.unRead);
    const unpaid = (await invoices.all()).filter(({ invoicesStatus }) => invoicesStatus === 'Pending').length;
    const task = (await tasks.all()).find(({ columnId }) => columnId === sampleColumnId(1));
    if (!task) throw new Error('There is no task');
    await renderApp('/');
    const own = await nav('Your pages');
    expect(await own.findByRole('link', { name: 'Scheduled, 1 post' })).toBeVisible();
    expect(own.getByRole('link', { name: 'Drafts' })).toBeVisible();
    const workspace = await nav('Your workspace');
    expect(await workspace.findByRole('link', { name: 'Chat, 2 unread' })).toBeVisible();
    expect(await workspace.findByRole('link', { name: `Email, ${inbox.length} unread` })).toBeVisible();
    expect(workspace.getByRole('link', { name: `Invoices, ${unpaid} unpaid` })).toBeVisible();
    await tasks.applyChanges([{ put: { ...task, dueDate: toDay(new Date()) } }]);
    expect(await workspace.findByRole('link', { name: /^Tasks ?\d+ due$/ })).toBeVisible();
    const [mail] = inbox;
    if (!mail) throw new Error('There is no unread email');
    await emails.applyChanges([{ put: { ...mail, unRead: false } }]);
    expect(await workspace.findByRole('link', { name: `Email, ${inbox.length - 1} unread` })).toBeVisible();
  });

  it('carries the filters of the notifications and the settings', async () => {
    await createTestService();
    const { user, address } = await renderApp('/notifications');
    const kinds = await nav('Filter by kind');
    expect(kinds.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await user.click(kinds.getByRole('link', { name: 'Replies' }));
    await waitFor(() =>
      expect(kinds.getByRole('link', { name: 'Replies' })).toHaveAttribute('aria-current', 'page'),
    );
    expect(address()).toBe('/notifications?kind=reply');
    expect(kinds.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    expect(screen.getAllByRole('navigation', { name: 'Filter by kind' })).toHaveLength(1);
  });

  it('lists the settings beside a settings page', async () => {
    await createTestService();
    await renderApp('/more/muted-words');
    const settings = await nav('Settings');
    expect(settings.getByRole('link', { name: 'Muted words' })).toHaveAttribute('aria-current', 'page');
    expect(settings.getByRole('link', { name: 'Blocked people' })).toBeVisible();
  });
});

describe('the next event beside the feed', () => {
  it('shows today’s event and stores whether the member goes', async () => {
    await createTestService();
    const { user } = await renderApp('/');
    const [event, ...others] = await calendarEvents.all();
    if (!event) throw new Error('There is no event');
    const day = toDay(new Date());
    await calendarEvents.applyChanges([
      ...others.map(({ id }) => ({ remove: id })),
      {
        put: { ...event, name: 'Choir practice', allDay: false, start: `${day}T23:59`, end: `${day}T23:59` },
      },
    ]);
    const card = within(await screen.findByRole('region', { name: 'Tonight' }));
    expect(await card.findByText('Choir practice')).toBeVisible();
    const button = card.getByRole('button', { name: 'Going to Choir practice' });
    expect(button).not.toBePressed();
    await user.click(button);
    expect(button).toBePressed();
    await waitFor(async () => expect((await calendarEvents.get(event.id))?.goingOn).toEqual([day]));
  });

  it('goes on to the event of the next day at midnight', async () => {
    await createTestService();
    const clock = fakeClock();
    // Its sample data is that of the member.
    await renderApp('/');
    const [event, other, ...others] = await calendarEvents.all();
    if (!event || !other) throw new Error('There are no events');
    const lateOn = (day: string) =>
      ({ allDay: false, repeat: 'none', start: `${day}T23:59`, end: `${day}T23:59` }) as const;
    await calendarEvents.applyChanges([
      ...others.map(({ id }) => ({ remove: id })),
      { put: { ...event, name: 'Choir practice', ...lateOn(today()) } },
      { put: { ...other, name: 'Market walk', ...lateOn(addDays(today(), 1)) } },
    ]);
    const card = within(await screen.findByRole('region', { name: 'Tonight' }));
    expect(await card.findByText('Choir practice')).toBeVisible();
    clock.forward(24);
    expect(await screen.findByText('Market walk')).toBeVisible();
    expect(screen.queryByText('Choir practice')).not.toBeInTheDocument();
  });
});
