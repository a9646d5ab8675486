import { expect, test } from 'vitest';
import { changeHandle, checkHandle } from '@contract/account/handle';
import { updateMe } from '@contract/member/profile';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const isAvailable = async (handle: string) =>
  (await api.call('mei', checkHandle, { params: { handle } })).available;

test('a new member begins with the face, continues where they left, and is never asked again', async () => {
  expect((await api.me('ada')).welcome).toBe('face');
  await api.call('ada', updateMe, { body: { welcome: 'follow' } });
  expect((await api.me('ada')).welcome).toBe('follow');
  await api.call('ada', updateMe, { body: { bio: 'I bake.' } });
  expect((await api.me('ada')).welcome).toBe('follow');
  await api.call('ada', updateMe, { body: { welcome: null } });
  expect((await api.me('ada')).welcome).toBeNull();
});

test('members from before have no first steps', async () => {
  await api.pool.query(
    `INSERT INTO members (id, uid, handle, name, created_at)
     VALUES (gen_random_uuid(), 'early', 'early_bird', 'Early Bird', now());
     INSERT INTO accounts SELECT uid, id FROM members WHERE uid = 'early'`,
  );
  expect((await api.me('early')).welcome).toBeNull();
});

test('tells which handles the caller could take', async () => {
  const { handle } = await api.me('mei');
  await api.me('rui');
  await api.call('rui', changeHandle, { body: { handle: 'rui_c' } });
  expect(await isAvailable('quite_free')).toBe(true);
  expect(await isAvailable(handle)).toBe(true);
  expect(await isAvailable('rui_c')).toBe(false);
  expect(await isAvailable('rui')).toBe(false);
  expect(await isAvailable('admin')).toBe(false);
});
