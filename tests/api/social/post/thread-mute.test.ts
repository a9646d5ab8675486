import { expect, test } from 'vitest';
import { DELETION_GRACE_DAYS, requestAccountDeletion } from '@contract/account/account-deletion';
import { listNotifications } from '@contract/notification/notification';
import { likePost } from '@contract/post/post-interaction';
import { getThreadMute, muteThread, unmuteThread } from '@contract/post/thread-mute';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { openSql } from '@server/db/sql';
import { removeDueMembers } from '@server/repos/member/remove-members';
import { openStream } from '../../../support/service/listen';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const kinds = async (uid: string) => (await api.call(uid, listNotifications)).items.map(({ kind }) => kind);

test('mutes the notifications of a whole thread, named by any post of it, until unmuted', async () => {
  const root = await api.write('ines', 'A thread that grows');
  const reply = await api.write('ada', { text: 'First', replyTo: root.id });
  await api.write('teo', { text: 'Deeper, @ines', replyTo: reply.id });
  await api.call('ada', likePost, { params: { postId: root.id } });
  const other = await api.write('ines', 'Another post');
  await api.write('ada', { text: 'Elsewhere', replyTo: other.id });
  const all = ['reply', 'like', 'mention', 'reply'];
  expect(await kinds('ines')).toEqual(all);

  const params = { postId: reply.id };
  const screen = await openStream(api, 'ines');
  await api.call('ines', muteThread, { params });
  await screen.until((event) => event.type === 'notification' && event.unread === 1);
  await screen.close();
  expect(await kinds('ines')).toEqual(['reply']);
  expect(await api.call('ines', countUnreadNotifications)).toEqual({ unread: 1 });
  expect(await api.call('ines', getThreadMute, { params: { postId: root.id } })).toMatchObject({
    muted: true,
  });
  expect(await api.call('ada', getThreadMute, { params })).toMatchObject({ muted: false });

  await api.call('ines', unmuteThread, { params: { postId: root.id } });
  expect(await kinds('ines')).toEqual(all);
});

test('keeps a thread muted when the account that began it is removed', async () => {
  const root = await api.write('leaving', 'A question');
  const answer = await api.write('cem', { text: 'An answer', replyTo: root.id });
  await api.call('cem', muteThread, { params: { postId: root.id } });
  await api.call('leaving', requestAccountDeletion);
  const later = new Date(Date.now() + (DELETION_GRACE_DAYS + 1) * 86_400_000);
  await removeDueMembers(openSql(api.pool), later, { store: api.store });

  await api.write('teo', { text: 'Another answer', replyTo: answer.id });
  expect(await kinds('cem')).toEqual([]);
  expect(await api.call('cem', getThreadMute, { params: { postId: answer.id } })).toMatchObject({
    muted: true,
  });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
