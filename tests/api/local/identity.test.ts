import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccounts } from '@server/local/accounts';
import { startEmulator, type Emulator } from '@server/local/emulator';
import { startIdentity, type LocalIdentity } from '@server/local/identity';
import { findProcess } from '@server/local/processes';
import { startErrorText } from '@server/ops/start-error';
import { damages, preserve } from '../../support/local/damage';
import { unsignedToken } from '../../support/service/unsigned-token';

const PROJECT = 'demo-plaza';
const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts:';
const PASSWORD = 'plaza-demo';

let dataDir = '';
let identity: LocalIdentity;
const failures: unknown[] = [];
const start = () =>
  startIdentity({
    dataDir,
    project: PROJECT,
    secret: new Uint8Array(32).fill(5),
    limitsFactor: 1,
    onDamage: (text) => failures.push(text),
    onFailure: (error) => failures.push(error),
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plaza-identity-'));
  await chmod(dataDir, 0o755);
  identity = await start();
}, 120_000);
afterAll(async () => {
  await identity.stop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  text: string;
  json: Record<string, unknown>;
}

const ask = async (path: string, body: string, type = 'application/json'): Promise<Answer> => {
  const response = await identity.routes.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
  const text = await response.text();
  return { status: response.status, text, json: JSON.parse(text) as Record<string, unknown> };
};
const call = (method: string, body: Record<string, unknown>) => ask(TOOLKIT + method, JSON.stringify(body));
const refresh = (token: string) =>
  ask(
    '/securetoken.googleapis.com/v1/token',
    new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token }).toString(),
    'application/x-www-form-urlencoded',
  );
const signIn = (email: string, password = PASSWORD) =>
  call('signInWithPassword', { email, password, returnSecureToken: true });
const refused = (code: string) =>
  expect.objectContaining({ status: 400, text: expect.stringContaining(code) });

/** A token for the demo member that anyone can write. */
const selfMade = (claims: Record<string, unknown> = {}): string =>
  unsignedToken('demo-ines', PROJECT, {
    claims: { user_id: 'demo-ines', firebase: { identities: {}, sign_in_provider: 'password' }, ...claims },
  });

test('deletes an account for good, also from the accounts of the last start', async () => {
  const made = await call('signUp', {
    email: 'leaving@plaza.test',
    password: PASSWORD,
    returnSecureToken: true,
  });
  expect(await readFile(join(dataDir, 'accounts.json'), 'utf8')).toContain('leaving@plaza.test');
  await identity.deleteAccount(String(made.json['localId']));
  expect(await signIn('leaving@plaza.test')).toEqual(refused('INVALID_LOGIN_CREDENTIALS'));
  const files = (await readdir(dataDir)).filter((name) => name.startsWith('accounts'));
  for (const name of files)
    expect(await readFile(join(dataDir, name), 'utf8'), name).not.toContain('leaving@plaza.test');
  await identity.deleteAccount('missing');
});

test('shows the own account without its password, hash or salt', async () => {
  const { json } = await signIn('demo@plaza.test');
  const shown = await call('lookup', { idToken: json['idToken'] });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('demo@plaza.test');
  expect(shown.text).not.toMatch(/plaza-demo|fakeHash|"salt"/);
  const updated = await call('update', {
    idToken: json['idToken'],
    displayName: 'Ines',
    returnSecureToken: true,
  });
  expect(updated.status).toBe(200);
  expect(updated.text).not.toMatch(/plaza-demo|fakeHash|"salt"/);
});

test.each([
  ['lookup', {}],
  ['update', { password: 'taken-over' }],
  ['update', { displayName: 'Taken over' }],
  ['delete', {}],
  ['sendOobCode', { requestType: 'VERIFY_EMAIL' }],
])('refuses a self-made token in accounts:%s', async (method, body) => {
  expect(await call(method, { ...body, idToken: selfMade() })).toEqual(refused('INVALID_ID_TOKEN'));
  expect((await signIn('demo@plaza.test')).status).toBe(200);
});

test('refuses issued tokens with changed claims', async () => {
  const { json } = await signIn('demo@plaza.test');
  const { payload } = UnsecuredJWT.decode(String(json['idToken']));
  const changed = new UnsecuredJWT({ ...payload, user_id: 'demo-rui', sub: 'demo-rui' }).encode();
  expect(await call('lookup', { idToken: changed })).toEqual(refused('INVALID_ID_TOKEN'));
});

test('refreshes only tokens that it issued', async () => {
  const { json } = await signIn('ada@plaza.test');
  const fresh = await refresh(String(json['refreshToken']));
  expect(fresh.status).toBe(200);
  expect((await call('lookup', { idToken: fresh.json['id_token'] })).status).toBe(200);
  expect((await refresh(String(fresh.json['refresh_token']))).status).toBe(200);
  const own = Buffer.from(
    JSON.stringify({
      _AuthEmulatorRefreshToken: 'DO NOT MODIFY',
      localId: 'demo-rui',
      provider: 'password',
      extraClaims: {},
      projectId: PROJECT,
    }),
  ).toString('base64');
  for (const token of [own, `${own}.`, `${own}.x`, '', String(json['refreshToken']).slice(0, -1)])
    expect(await refresh(token)).toEqual(refused('INVALID_REFRESH_TOKEN'));
});

test.each([
  ['signUp', { email: 'a@plaza.test', password: 'long-enough', localId: 'demo-rui' }],
  ['signUp', { email: 'a@plaza.test', password: 'long-enough', tenantId: 'other' }],
  ['signInWithPassword', { email: 'demo@plaza.test', password: PASSWORD, tenantId: 'other' }],
  ['update', { customAttributes: '{"role":"moderator"}' }],
  ['update', { validSince: '1' }],
  ['update', { createdAt: '99999999999999', lastLoginAt: '99999999999999' }],
  ['sendOobCode', { email: 'demo@plaza.test', requestType: 'PASSWORD_RESET', returnOobLink: true }],
  ['lookup', { localId: ['demo-ines'] }],
  ['lookup', { email: ['demo@plaza.test'] }],
])('accounts:%s refuses fields the app does not send: %o', async (method, body) => {
  expect(await call(method, body)).toEqual(refused('INVALID_ARGUMENT'));
});

test('limits wrong passwords, also at once, and counts a right one as none', async () => {
  await call('signUp', { email: 'guessed@plaza.test', password: 'market-day-9', returnSecureToken: true });
  for (let round = 0; round < 15; round += 1)
    expect((await signIn('guessed@plaza.test', 'market-day-9')).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 30 }, (_, n) => signIn('guessed@plaza.test', `guess ${n}`)),
  );
  expect(guesses.filter(({ text }) => text.includes('INVALID_LOGIN_CREDENTIALS'))).toHaveLength(10);
  expect(guesses.filter(({ text }) => text.includes('TOO_MANY_ATTEMPTS'))).toHaveLength(20);
  expect(await signIn(' Guessed@Plaza.test', 'market-day-9')).toEqual(refused('TOO_MANY_ATTEMPTS'));
  expect((await signIn('ada@plaza.test')).status).toBe(200);
});

test.runIf(process.platform === 'linux')(
  'comes back with its accounts and their sessions however often it dies',
  async () => {
    const account = { email: 'kept@plaza.test', password: 'market-day-9', returnSecureToken: true };
    const { json } = await call('signUp', account);
    for (let death = 0; death < 2; death += 1) {
      const pid = await findProcess('node', `emulator-process.ts ${dataDir}`);
      if (pid !== null) process.kill(pid, 'SIGKILL');
      await expect.poll(() => identity.isUp(), { timeout: 5_000 }).toBe(false);
      expect((await signIn('kept@plaza.test', 'market-day-9')).status).toBe(503);
      await expect.poll(() => identity.isUp(), { timeout: 30_000 }).toBe(true);
    }
    expect((await call('lookup', { idToken: json['idToken'] })).status).toBe(200);
    expect((await signIn('kept@plaza.test', 'market-day-9')).status).toBe(200);
  },
  120_000,
);

const countAccounts = async (path: string): Promise<number> =>
  (JSON.parse(await readFile(path, 'utf8')) as unknown[]).length;

describe('stored accounts', () => {
  let emulator: Emulator;
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(dataDir, 'accounts-'));
    emulator = await startEmulator({
      dataDir: folder,
      project: PROJECT,
      onUp: () => Promise.resolve(),
      onFailure: (error) => failures.push(error),
    });
  }, 120_000);
  afterAll(() => emulator.stop());

  test.each(Object.entries(damages))('are restored when accounts.json is %s', async (way, damage) => {
    const notices: string[] = [];
    const restore = () =>
      createAccounts(folder, PROJECT, (text) => notices.push(text)).restore(emulator.call);
    await restore();
    await restore();
    const path = join(folder, 'accounts.json');
    const before = await countAccounts(path);
    const putBack = await preserve(path);
    await damage(path);
    const error: unknown = await restore().catch((cause: unknown) => cause);
    const isFolder = way === 'replaced by a folder';
    const found = {
      error: error === undefined ? null : startErrorText(error, folder),
      accounts: isFolder ? null : await countAccounts(path),
      notices: notices.length,
      setAside: (await readdir(folder)).includes('accounts.json.damaged'),
    };
    const isRead = way === 'deleted' || isFolder;
    expect(found).toEqual({
      error: isFolder
        ? `${path} is a folder where a file is needed: move it away, or choose another folder with PLAZA_DATA`
        : null,
      accounts: isFolder ? null : before,
      notices: isRead ? 0 : 1,
      setAside: !isRead,
    });
    await putBack();
    await rm(`${path}.damaged`, { force: true });
  });
});
