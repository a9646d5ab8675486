import { randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { createLocalTokenVerifier } from '@server/http/token-verifier';
import { getMe } from '@contract/member/member';
import { createTestApi } from '../../../support/service/test-api';
import { readProblem } from '../../../support/service/call-as';
import { PROJECT } from '../../../support/service/test-tokens';

const api = createTestApi();

const withHeader = (authorization: string) => api.request('/me', { headers: { authorization } });
const membersNow = async (): Promise<number> => {
  const { rows } = await api.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM members');
  return rows[0]?.n ?? 0;
};

test('rejects invalid tokens and creates no member', async () => {
  const { sign, forge, unsigned } = api.tokens;
  const now = Math.floor(Date.now() / 1000);
  const bad: Record<string, string> = {
    none: '',
    empty: 'Bearer ',
    'other scheme': `Basic ${await sign('eve')}`,
    'no scheme': await sign('eve'),
    'two tokens': `Bearer ${await sign('eve')} ${await sign('eve')}`,
    garbage: 'Bearer not.a.token',
    forged: `Bearer ${await forge('eve')}`,
    'algorithm none': `Bearer ${unsigned('eve')}`,
    'other audience': `Bearer ${await sign('eve', { project: 'another-project' })}`,
    'no subject': `Bearer ${await sign('')}`,
    'long subject': `Bearer ${await sign('x'.repeat(129))}`,
    'subject with control character': `Bearer ${await sign('a\0b')}`,
    'signed in in the future': `Bearer ${await sign('eve', { claims: { auth_time: now + 3600 } })}`,
    'time as text': `Bearer ${await sign('eve', { claims: { auth_time: String(now - 60) } })}`,
    'changed payload': `Bearer ${(await sign('eve')).replace(/\.(.{8})/, '.eyJzdWIi')}`,
  };
  const before = await membersNow();
  for (const [name, authorization] of Object.entries(bad)) {
    const response = await withHeader(authorization);
    expect(await readProblem(response), name).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect(await membersNow()).toBe(before);
});

test('answers token-expired for an expired token', async () => {
  const response = await withHeader(`Bearer ${await api.tokens.sign('eve', { lasts: -60 })}`);
  expect(await readProblem(response)).toMatchObject({ status: 401, code: 'token-expired' });
});

test('accepts unsigned tokens only for the matching demo- project', async () => {
  expect(() => createLocalTokenVerifier({ project: PROJECT })).toThrow('demo-');
  await expect(
    createLocalTokenVerifier({ project: 'demo-plaza' }).verify(api.tokens.unsigned('eve')),
  ).rejects.toThrow('invalid');
});

test('creates a member on the first call, from name and email of the token only', async () => {
  const claims = { name: 'Zoë O’Neill', email: 'zoe@plaza.example', role: 'moderator', admin: true };
  const call = async (uid: string) => {
    const token = await api.tokens.sign(uid, { claims });
    const response = await withHeader(`Bearer ${token}`);
    return getMe.response.parse(await response.json());
  };
  expect(await call('z1')).toMatchObject({ handle: 'zoe_o_neill', name: 'Zoë O’Neill', role: 'member' });
  const twin = await call('z2');
  expect(twin.handle).toMatch(/^zoe_o_neill_\d{5}$/);
  expect((await call('z2')).id).toBe(twin.id);
  const many = await Promise.all(Array.from({ length: 10 }, () => call('z3')));
  expect(new Set(many.map(({ id }) => id)).size).toBe(1);
});

test('takes over a new email from the token', async () => {
  const emailOf = async (claims: Record<string, string>): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${await api.tokens.sign('mover', { claims })}` };
    return ((await (await api.request('/me', { headers })).json()) as { email: unknown }).email;
  };
  expect(await emailOf({ email: 'old@plaza.example' })).toBe('old@plaza.example');
  expect(await emailOf({ email: 'new@plaza.example' })).toBe('new@plaza.example');
});

test('never links a member by email in real mode', async () => {
  const id = randomUUID();
  await api.pool.query(
    `INSERT INTO members (id, uid, email, handle, name, created_at) VALUES ($1, 'kept', 'own@plaza.example', 'kept', 'Kept', now())`,
    [id],
  );
  const token = await api.tokens.sign('thief', { claims: { email: 'own@plaza.example' } });
  const me = getMe.response.parse(await (await withHeader(`Bearer ${token}`)).json());
  expect(me.id).not.toBe(id);
});

test('logs no errors', () => expect(api.faults).toEqual([]));

test('rejects impossible times and tokens of a tenant, local ones too', async () => {
  const now = Math.floor(Date.now() / 1000);
  const local = createLocalTokenVerifier({ project: 'demo-plaza' });
  const claimsOf = (more: Record<string, unknown>) => ({
    auth_time: now - 60,
    iat: now - 30,
    exp: now + 60,
    ...more,
  });
  const sign = (more: Record<string, unknown>) =>
    new UnsecuredJWT(claimsOf(more))
      .setSubject('eve')
      .setIssuer('https://securetoken.google.com/demo-plaza')
      .setAudience('demo-plaza')
      .encode();
  await expect(local.verify(sign({}))).resolves.toMatchObject({ uid: 'eve' });
  const impossible: Record<string, unknown>[] = [
    { exp: 253_402_300_799 },
    { exp: now + 90_000 },
    { exp: now + 0.5 },
    { iat: 0 },
    { iat: -1 },
    { iat: now + 3600, exp: now + 7200 },
    { auth_time: 0 },
    { auth_time: -60 },
    { auth_time: now - 60.5 },
    { auth_time: now + 3600 },
    { auth_time: now, iat: now - 600 },
    { iat: now + 4, exp: now + 3 },
    { firebase: { tenant: 'other', sign_in_provider: 'password' } },
    { firebase: { tenant: '' } },
  ];
  for (const claims of impossible) {
    await expect(local.verify(sign(claims)), JSON.stringify(claims)).rejects.toThrow(/invalid/);
  }
  const token = await api.tokens.sign('eve', { claims: { firebase: { tenant: 'other' } } });
  expect((await withHeader(`Bearer ${token}`)).status).toBe(401);
});
