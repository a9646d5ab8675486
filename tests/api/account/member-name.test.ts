import { beforeAll, expect, test } from 'vitest';
import * as contract from '@contract/account/handle';
import { openSql } from '@server/db/sql';
import { changeHandle } from '@server/repos/member/handle';
import { createProvision } from '@server/repos/member/provision';
import { visitor } from '@server/repos/policies';
import { besideOpenWrite } from '../../support/service/beside-open-write';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const device = { browser: null, system: null, network: null };

let provision: ReturnType<typeof createProvision>;
beforeAll(() => {
  // As in local mode, where a new account with a known mail address takes its member over.
  provision = createProvision(openSql(api.pool), true);
});
const signIn = (uid: string, name: string, email: string | null = null) =>
  provision(
    {
      uid,
      email,
      name,
      hasVerifiedMail: true,
      isAnonymous: false,
      signedInAt: Date.now(),
      expiresAt: Date.now() + 60_000,
    },
    device,
    new Date(),
  );

const membersNamed = async (name: string): Promise<number> =>
  (await api.pool.query('SELECT 1 FROM members WHERE name = $1', [name])).rowCount ?? 0;

test('makes one member of the first calls of an account, also at once', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => signIn('sam', 'Sam')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await membersNamed('Sam')).toBe(1);
});

test.each(['lena1@mail.test', 'Lena <lena2@mail.test>', ''])(
  'makes neither name nor handle of the mail address where the account is called "%s"',
  async (name) => {
    const { id, handle } = await signIn(`lena ${name}`, name, 'lena@mail.test');
    const { rows } = await api.pool.query('SELECT name FROM members WHERE id = $1', [id]);
    expect(rows).toEqual([{ name: 'New member' }]);
    expect(handle).not.toContain('lena');
    await api.pool.query('UPDATE members SET email = NULL WHERE id = $1', [id]);
  },
);

test('gives a handle to one of those who sign up with it at once', async () => {
  const made = await Promise.all(Array.from({ length: 6 }, (_, n) => signIn(`kim-${n}`, 'Kim')));
  const handles = made.map(({ handle }) => handle);
  expect(new Set(handles).size).toBe(6);
  expect(handles.filter((handle) => handle === 'kim')).toHaveLength(1);
});

test('gives a handle to either of two who sign up with it and change to it at once', async () => {
  await api.me('lou');
  const [, { handle }] = await Promise.all([
    api.call('lou', contract.changeHandle, { body: { handle: 'robin' } }).catch(() => null),
    signIn('robin', 'Robin'),
  ]);
  const lou = await api.me('lou');
  expect([lou.handle, handle].filter((each) => each === 'robin')).toHaveLength(1);
});

test('gives no handle to a sign-up while its member is giving it up, who could take it back', async () => {
  const { id } = await api.me('toni');
  const made: { handle: string }[] = [];
  await besideOpenWrite(
    api,
    (tx) => changeHandle(tx, { ...visitor, id, handle: 'toni' }, new Date(), 'toni_b'),
    async () => void made.push(await signIn('another toni', 'Toni')),
  );
  expect(made.map(({ handle }) => handle.replace(/_\d+$/, ''))).toEqual(['toni']);
  expect(made.map(({ handle }) => handle)).not.toEqual(['toni']);
});

test('follows an account that takes a member over by its mail address', async () => {
  const before = await signIn('old', 'Nia', 'nia@plaza.example');
  const after = await signIn('new', 'Nia', 'nia@plaza.example');
  expect(after.id).toBe(before.id);
  expect((await signIn('new', 'Nia')).id).toBe(before.id);
  expect((await signIn('old', 'Nia')).id).not.toBe(before.id);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
