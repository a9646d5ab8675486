import { describe, expect, test } from 'vitest';
import { replyRecipients } from '@/components/workspace/email/compose/reply-recipients';
import { matchesQuery, parseMailQuery } from '@/components/workspace/email/list/email-query';
import { filterMails } from '@/components/workspace/email/list/filter-mails';
import { nextDue, resolveDue } from '@/data/email/due';
import { type Email, OFFICE_ADDRESS } from '@/data/email/schema';
import { sampleEmails } from '@/data/email/seed';
import { groupThreads, listConversations, readableThread } from '@/data/email/threads';

const NOW = new Date('2026-11-20T10:00:00Z');
const seeded = sampleEmails(NOW);
const ines = { name: 'Ines Marchetti', email: 'ines.marchetti@square.example' };
const diego = { name: 'Diego', email: 'Diego@square.example' };
const base = seeded[0];
const email = (part: Partial<Email>): Email => {
  if (!base) throw new Error('The sample has no emails');
  return { ...base, folder: 'inbox', labels: [], attachments: [], cc: [], ...part };
};

describe('mail search', () => {
  const mail = email({
    from: ines,
    cc: [diego],
    subject: 'Keys for Saturday',
    text: 'Behind the third pot, re: shed at 10:30.',
    labels: ['Depot'],
    unRead: true,
    starred: false,
    date: '2026-11-18T12:00:00Z',
  });
  const matches = (query: string) => matchesQuery(mail, parseMailQuery(query));

  test.each([
    'from:ines to:diego is:unread',
    'subject:"keys for" -subject:lamps',
    '"third pot" -is:starred -has:attachment',
    'after:2026-11-17 before:2026-11-19 label:depot',
    'in:inbox -in:trash 10:30',
  ])('%s matches', (query) => {
    expect(parseMailQuery(query).problem).toBeNull();
    expect(matches(query)).toBe(true);
  });

  test.each([
    '-from:ines',
    '"pot third"',
    '-"third pot"',
    'before:2026-11-18',
    'after:2026-11-18',
    'in:trash',
    'is:starred',
  ])('%s does not match', (query) => {
    expect(parseMailQuery(query).problem).toBeNull();
    expect(matches(query)).toBe(false);
  });

  test.each([
    ['before:soon', 'before: needs a date'],
    ['has:picture', 'has: can be has:attachment only'],
    ['is:blue', 'is: can be is:unread'],
    ['in:attic', 'in: can be inbox'],
    ['form:ines', 'form: is not a search operator'],
    ['"third pot', 'Close the quotes'],
  ])('%s is reported', (query, problem) => {
    expect(parseMailQuery(query).problem).toContain(problem);
  });

  test('in: searches another folder than the open one', () => {
    const subjects = filterMails(seeded, { q: 'in:trash parcel' }).map(({ subject }) => subject);
    expect(subjects).toEqual(['Parcel at the kiosk']);
  });
});

describe('recipients of a reply', () => {
  const received = email({ from: ines, to: [OFFICE_ADDRESS, diego], cc: [ines, OFFICE_ADDRESS] });

  test('are the sender, or everybody but the owner, once', () => {
    expect(replyRecipients(received, false)).toEqual({ to: [ines], cc: [] });
    expect(replyRecipients(received, true)).toEqual({ to: [ines, diego], cc: [] });
    const copied = {
      ...received,
      to: [OFFICE_ADDRESS],
      cc: [diego, { ...diego, email: 'diego@square.example' }],
    };
    expect(replyRecipients(copied, true)).toEqual({ to: [ines], cc: [diego] });
  });

  test('are the former recipients when the owner answers an own email', () => {
    const sent = email({ from: OFFICE_ADDRESS, to: [ines], cc: [diego] });
    expect(replyRecipients(sent, false)).toEqual({ to: [ines], cc: [] });
    expect(replyRecipients(sent, true)).toEqual({ to: [ines], cc: [diego] });
  });
});

describe('threads', () => {
  test('join replies with a common correspondent only', () => {
    const first = email({ id: 'a', from: ines, subject: 'Honey', date: '2026-11-01T00:00:00Z' });
    const other = email({ id: 'b', from: diego, subject: 'Honey', date: '2026-11-02T00:00:00Z' });
    const reply = email({
      id: 'c',
      from: OFFICE_ADDRESS,
      to: [ines],
      subject: 'RE: honey',
      date: '2026-11-03T00:00:00Z',
      folder: 'sent',
    });
    const draft = { ...reply, id: 'd', folder: 'draft' as const };
    const threads = groupThreads([reply, draft, other, first]);
    expect(threads.get('a')?.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
    expect(threads.get('b')?.map(({ id }) => id)).toEqual(['b']);
    expect(readableThread(threads.get('a') ?? [], first).map(({ id }) => id)).toEqual(['a', 'c']);
    const rows = listConversations([other, first], threads);
    expect(rows.map(({ mails, total }) => [mails.length, total])).toEqual([
      [1, 1],
      [1, 2],
    ]);
  });

  test('keep notices of different weeks apart', () => {
    const threads = groupThreads(seeded);
    const sizes = seeded.map(({ id }) => threads.get(id)?.length ?? 0);
    expect(Math.max(...sizes)).toBe(3);
  });
});

describe('emails with a time', () => {
  test('change folder once they are due', () => {
    const until = '2026-11-20T09:00:00Z';
    const snoozed = email({ folder: 'snoozed', snoozedUntil: until, unRead: false });
    const outgoing = email({ folder: 'outbox', date: until });
    expect(nextDue([snoozed, outgoing, email({})])).toBe(Date.parse(until));
    expect(resolveDue(snoozed, '2026-11-20T08:59:59Z')).toBe(snoozed);
    expect(resolveDue(snoozed, until)).toMatchObject({ folder: 'inbox', unRead: true });
    expect(resolveDue(outgoing, until).folder).toBe('sent');
  });
});
