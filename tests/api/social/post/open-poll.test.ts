import { expect, test } from 'vitest';
import { listOpenPolls } from '@contract/post/open-poll';
import { votePoll } from '@contract/post/post-interaction';
import { block } from '@contract/member/relationship';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

const writePoll = async (uid: string, text: string, more: object = {}) =>
  (await api.write(uid, { text, poll: { options: ['Yes', 'No'], minutes: 60 }, ...more })).id;
const vote = (uid: string, postId: string) =>
  api.call(uid, votePoll, { params: { postId }, body: { choice: 0 } });
const open = async (uid = 'ines') => (await api.call(uid, listOpenPolls)).items.map(({ text }) => text);

test('lists open polls of others in which the reader has not voted, most votes first', async () => {
  for (const uid of ['ines', 'kofi']) await api.me(uid);
  await writePoll('ada', 'Few votes?');
  const many = await writePoll('teo', 'Many votes?');
  const own = await writePoll('ines', 'My own?');
  await writePoll('ada', 'For followers?', { audience: 'followers' });
  const ended = await writePoll('ada', 'Ended?');
  await api.pool.query(`UPDATE polls SET closes_at = now() - interval '1 minute' WHERE post_id = $1`, [
    ended,
  ]);
  await writePoll('hidden', 'Blocked?');
  await api.call('ines', block, { params: { handle: 'hidden' } });
  for (const uid of ['kofi', 'ada']) await vote(uid, many);
  await vote('kofi', own);
  expect(await open()).toEqual(['Many votes?', 'Few votes?']);
  await vote('ines', many);
  expect(await open()).toEqual(['Few votes?']);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
