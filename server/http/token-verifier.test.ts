import { generateKeyPair, SignJWT } from 'jose';
import { afterEach, expect, test, vi } from 'vitest';
import { createTokenVerifier } from './token-verifier';

afterEach(() => vi.useRealTimers());

async function openVerifier() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  let checks = 0;
  const verifier = createTokenVerifier({
    project: 'plaza',
    keys: async () => {
      checks += 1;
      return publicKey;
    },
  });
  const sign = (uid: string) =>
    new SignJWT({ auth_time: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(uid)
      .setIssuer('https://securetoken.google.com/plaza')
      .setAudience('plaza')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
  return { verify: verifier.verify, sign, checks: () => checks };
}

test('checks the signature of a token once, and refuses the token after its expiry', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-23T10:00:00Z') });
  const { verify, sign, checks } = await openVerifier();
  const [ines, ada] = [await sign('ines'), await sign('ada')];
  expect((await verify(ines)).uid).toBe('ines');
  expect((await verify(ines)).uid).toBe('ines');
  expect((await verify(ada)).uid).toBe('ada');
  expect(checks()).toBe(2);
  vi.setSystemTime(Date.parse('2026-11-23T11:01:00Z'));
  await expect(verify(ines)).rejects.toMatchObject({ reason: 'expired' });
  expect(checks()).toBe(3);
});

test('checks a changed token each time', async () => {
  const { verify, sign, checks } = await openVerifier();
  const token = await sign('ines');
  await verify(token);
  const changed = `${token.slice(0, -4)}AAAA`;
  for (const expected of [2, 3]) {
    await expect(verify(changed)).rejects.toMatchObject({ reason: 'invalid' });
    expect(checks()).toBe(expected);
  }
});
