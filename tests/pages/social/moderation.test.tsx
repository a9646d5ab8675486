import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listAppeals } from '@contract/moderation/appeal';
import { openDirectConversation } from '@contract/message/conversation';
import { getMessage, sendMessage } from '@contract/message/message';
import {
  claimReport,
  hidePost,
  listReports,
  releaseReport,
  suspendMember,
} from '@contract/moderation/moderation';
import { sendAppeal } from '@contract/moderation/own-appeal';
import { getPost } from '@contract/post/post';
import { reportMember, reportMessage, reportPost } from '@contract/moderation/report';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');
const mei = createMember('Mei Tanaka');

/** Mei and Teo have reported a post by Amara; Ines and Teo are moderators. */
const serve = async () => {
  const service = await createTestService();
  const { id } = await service.write(amara, 'Buy my watches');
  const params = { postId: id };
  await service.call(mei, reportPost, { params, body: { reason: 'spam' } });
  await service.call(teo, reportPost, { params, body: { reason: 'spam', note: 'The third today' } });
  await service.me(ines);
  await service.query(`UPDATE members SET role = 'moderator' WHERE uid IN ('${ines.uid}', '${teo.uid}')`);
  const open = async () => (await service.call(teo, listReports, { query: { state: 'open' } })).items;
  return { ...service, params, open };
};

describe('moderation', () => {
  it('shows members a 403 inside the shell', async () => {
    await createTestService();
    await renderApp('/moderation');
    expect(await screen.findByText('This page is for moderators')).toBeVisible();
  });

  it('shows a report with its reason, dismisses it and undoes that', async () => {
    const { open } = await serve();
    const { user } = await renderApp('/moderation');
    expect(await screen.findByText('“The third today”')).toBeVisible();
    expect(screen.getAllByText('Buy my watches')[0]).toBeVisible();
    expect(screen.getAllByText(/1 other report/)[0]).toBeVisible();
    await user.click(
      within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })[0] ?? document.body,
    );
    await waitFor(async () => expect(await open()).toHaveLength(1));
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(
        1,
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(within(screen.getByRole('tabpanel')).getAllByRole('button', { name: 'Dismiss' })).toHaveLength(
        2,
      ),
    );
    await waitFor(async () => expect(await open()).toHaveLength(2));
  });

  it('claims a report, and shows who reviews one instead of its buttons', async () => {
    const { call, open } = await serve();
    const { user } = await renderApp('/moderation');
    const panel = await screen.findByRole('tabpanel');
    await user.click((await within(panel).findAllByRole('button', { name: 'Review this' }))[0] ?? panel);
    expect((await within(panel).findAllByText(/You’re reviewing this until/))[0]).toBeVisible();
    expect(within(panel).getAllByRole('status')[0]).toHaveTextContent(/You’re reviewing this until/);
    const [first] = await open();
    expect(first?.claim?.by.handle).toBe('ines_marchetti');
    await user.click(within(panel).getAllByRole('button', { name: 'Release' })[0] ?? panel);
    await within(panel).findAllByRole('button', { name: 'Review this' });
    await call(teo, claimReport, { params: { reportId: first?.id ?? '' } });
    expect((await within(panel).findAllByText(/Teo Lindqvist is reviewing this/))[0]).toBeVisible();
    expect(within(panel).queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it('keeps the note of a moderator while another one claims the report, and over a reload', async () => {
    const { call, open } = await serve();
    const [first] = await open();
    const params = { reportId: first?.id ?? '' };
    const openQueue = async () => {
      const { user, unmount } = await renderApp('/moderation');
      const panel = await screen.findByRole('tabpanel');
      const [note = panel] = await within(panel).findAllByRole('textbox', { hidden: true });
      return { user, unmount, panel, note };
    };
    const { user, unmount, panel, note } = await openQueue();
    await user.click(within(panel).getAllByText('Reason and private note')[0] ?? panel);
    await user.type(note, 'The third account');
    await call(teo, claimReport, { params });
    await within(panel).findAllByText(/Teo Lindqvist is reviewing this/);
    await call(teo, releaseReport, { params });
    expect(await within(panel).findByDisplayValue('The third account')).toBeVisible();
    unmount();
    expect((await openQueue()).note).toHaveValue('The third account');
  });

  it('shows a reported message between its neighbours, and removes the message', async () => {
    const { call } = await serve();
    const { id } = await call(amara, openDirectConversation, { params: { handle: mei.handle } });
    const write = async (text: string) => {
      const body = { id: randomUUID(), text };
      return (await call(amara, sendMessage, { params: { conversationId: id }, body })).id;
    };
    for (const text of ['Hello', 'A watch?', 'A cheap watch?']) await write(text);
    const messageId = await write('Then you will be sorry');
    await write('I know where you live');
    await call(mei, reportMessage, { params: { messageId }, body: { reason: 'violence' } });
    const { user } = await renderApp('/moderation');
    const messages = await screen.findByRole('list', { name: 'Reported message in its conversation' });
    const lines = within(messages).getAllByRole('listitem');
    expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
      'A watch?',
      'A cheap watch?',
      'Then you will be sorry',
      'I know where you live',
    ]);
    expect(within(lines[2] ?? messages).getByText('Reported')).toBeVisible();
    expect(screen.getByText(/^Message reported by/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove message' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove this message?' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Reported message in its conversation' })).toBeNull(),
    );
    expect(await call(mei, getMessage, { params: { messageId } })).toMatchObject({ removed: true });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Closed' }));
    expect(await screen.findByText('Removed by a moderator')).toBeVisible();
    expect(screen.getByText('Then you will be sorry')).toBeVisible();
  });

  it('answers an appeal against the decision of another moderator', async () => {
    const { call, params } = await serve();
    await call(teo, hidePost, { params });
    await call(amara, sendAppeal, { body: { ...params, text: 'They keep good time' } });
    const { user } = await renderApp('/moderation?tab=appeals');
    expect(await screen.findByText('They keep good time')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Unhide post' }));
    expect(await screen.findByText('No open appeals')).toBeVisible();
    expect((await call(amara, getPost, { params })).hidden).toBeNull();
  });

  it('suspends a member for a term again when a lift is undone', async () => {
    const { call, me, params } = await serve();
    await call(teo, hidePost, { params });
    const { handle } = await me(amara);
    await call(teo, suspendMember, { params: { handle }, body: { reason: 'hate', days: 30 } });
    const amarasReport = async () => (await call(teo, listReports, { query: { state: 'closed' } })).items[0];
    const before = await amarasReport();
    const { user } = await renderApp('/moderation?tab=closed');
    expect((await screen.findAllByText(/^Suspended until/))[0]).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Lift suspension' })[0] ?? document.body);
    await waitFor(async () => expect(await amarasReport()).toMatchObject({ suspended: false }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await amarasReport()).toMatchObject({ suspended: true, suspendedFor: 'hate' }),
    );
    const end = (report: typeof before) => Date.parse(report?.suspendedUntil ?? '');
    expect(end(await amarasReport()) - end(before)).toBeLessThan(3_600_000);
  });

  it('offers no suspension in a report about the moderator, and takes a refused dismissal back', async () => {
    const { call, open } = await serve();
    const about = { params: { handle: 'ines_marchetti' }, body: { reason: 'other' as const } };
    await call(mei, reportMember, about);
    const { user } = await renderApp('/moderation');
    const panel = await screen.findByRole('tabpanel');
    const report = (await within(panel).findByText(/^Person reported by/)).closest('li') ?? panel;
    expect(within(report).queryByRole('button', { name: 'Suspend @ines_marchetti' })).toBeNull();
    await user.click(within(report).getByRole('button', { name: 'Dismiss' }));
    expect(
      await screen.findByText('This report is about you. Another moderator must answer it.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Report dismissed')).toBeNull());
    expect(await open()).toHaveLength(3);
  });

  it('shows the empty state and the decision log', async () => {
    const { call, params } = await serve();
    await call(teo, hidePost, { params });
    const { user, address } = await renderApp('/moderation');
    expect(await screen.findByText('No open reports')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    expect(await screen.findByText('Post hidden')).toBeVisible();
    expect(address()).toBe('/moderation?tab=log');
  });
});

describe('a suspended member', () => {
  it('sees the suspension notice on every page', async () => {
    const { me, query } = await createTestService();
    await me(ines);
    await query(
      `UPDATE members SET suspended_at = now(), suspended_until = now() + interval '3 days', suspended_for = 'spam'`,
    );
    await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    expect(screen.getByText(/Moderators suspended it for spam\. It ends on /)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Account suspended | Plaza'));
    expect(screen.getByRole('link', { name: 'Sign out' })).toBeVisible();
  });

  it('reads on within a minute of the end, on the page that was open', async () => {
    const { me, query } = await createTestService();
    await me(ines);
    await query(`UPDATE members SET suspended_at = now()`);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await renderApp('/notifications');
    expect(await screen.findByRole('heading', { name: 'Your account is suspended' })).toBeVisible();
    await query(`UPDATE members SET suspended_at = NULL`);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(await screen.findByRole('heading', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('appeals from the suspension notice, also after a reload while writing', async () => {
    const { me, call, query } = await createTestService();
    await me(ines);
    await me(teo);
    await query(`UPDATE members SET role = 'moderator' WHERE uid = '${teo.uid}'`);
    await call(teo, suspendMember, { params: { handle: 'ines_marchetti' }, body: { reason: 'spam' } });
    const before = await renderApp('/notifications');
    await before.user.click(await screen.findByRole('button', { name: 'Appeal this decision' }));
    const field = screen.getByRole('textbox', { name: /Why should moderators/ });
    await before.user.type(field, '  {Tab}');
    await before.user.click(screen.getByRole('button', { name: 'Send appeal' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Write why the decision should change.');
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    await before.user.clear(field);
    await before.user.type(field, 'It was not me');
    expect(field).toBeValid();
    before.unmount();
    const { user } = await renderApp('/notifications');
    expect(await screen.findByRole('textbox', { name: /Why should moderators/ })).toHaveValue(
      'It was not me',
    );
    await user.click(screen.getByRole('button', { name: 'Send appeal' }));
    const confirmation = await screen.findByText(/Another moderator will review it/);
    await waitFor(() => expect(confirmation).toHaveFocus());
    expect(screen.getByText('It was not me')).toBeVisible();
    expect((await call(teo, listAppeals)).items).toMatchObject([{ text: 'It was not me', own: true }]);
  });
});
