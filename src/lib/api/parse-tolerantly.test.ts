import { describe, expect, it } from 'vitest';
import { listNotifications } from '@contract/notification/notification';
import { LiveEvent } from '@contract/live-event';
import { parseTolerantly } from './parse-tolerantly';

const notification = (kind: string, at: number) => ({
  id: `01900000-0000-7000-8000-00000000000${at}`,
  kind,
  at: '2026-11-22T10:00:00.000Z',
  read: false,
  actors: [],
  actorCount: 0,
  decision: null,
  post: null,
});
const page = (...items: unknown[]) => ({ items, nextCursor: null, unread: 2 });

describe('parseTolerantly', () => {
  it('leaves out one notification of a later kind and shows the others', () => {
    const parsed = parseTolerantly(
      listNotifications.response,
      page(notification('like', 1), notification('badge', 2), notification('follow', 3)),
    );
    expect(parsed?.items.map(({ kind }) => kind)).toEqual(['like', 'follow']);
  });

  it('leaves out an unknown value deep in an item', () => {
    const moderation = { ...notification('moderation', 1), decision: 'warn' };
    const parsed = parseTolerantly(listNotifications.response, page(moderation, notification('like', 2)));
    expect(parsed?.items).toHaveLength(1);
  });

  it('refuses what breaks the contract', () => {
    expect(parseTolerantly(listNotifications.response, page({ kind: 'badge' }))).toBeUndefined();
    expect(parseTolerantly(listNotifications.response, { items: [] })).toBeUndefined();
    expect(parseTolerantly(listNotifications.response, 'garbage')).toBeUndefined();
    expect(parseTolerantly(LiveEvent, { type: 'later' })).toBeUndefined();
  });

  it('keeps the known tabs of a live event', () => {
    const id = '01900000-0000-7000-8000-000000000001';
    const event = { type: 'post', postId: id, authorId: id, tabs: ['following', 'local'] };
    expect(parseTolerantly(LiveEvent, event)).toEqual({ ...event, tabs: ['following'] });
  });
});
