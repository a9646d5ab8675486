import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmulatorAnswer } from './emulator';

type EmulatorCall = (
  method: string,
  path: string,
  body?: string,
  options?: { owner?: boolean },
) => Promise<EmulatorAnswer>;

/** As returned by accounts:batchGet and accepted by accounts:batchCreate. */
interface Account {
  localId: string;
  email?: string;
  [field: string]: unknown;
}

/** They sign in with DEMO_PASSWORD in local mode; the seed uses these uids. */
export const demoAccounts = [
  {
    localId: 'demo-ines',
    email: 'demo@plaza.test',
    displayName: 'Ines Marchetti',
    photoUrl: '/webapp/art/faces/ines.svg',
  },
  {
    localId: 'demo-ada',
    email: 'ada@plaza.test',
    displayName: 'Ada Lindqvist',
    photoUrl: '/webapp/art/faces/teo.svg',
  },
  {
    localId: 'demo-rui',
    email: 'mod@plaza.test',
    displayName: 'Rui Carvalho',
    photoUrl: '/webapp/art/faces/rui.svg',
  },
] as const;
export const DEMO_PASSWORD = 'plaza-demo';

/** Stores the emulator's accounts on disk, because the emulator has them only in memory. */
export interface Accounts {
  /** Loads the stored or demo accounts into a newly started emulator. */
  restore: (call: EmulatorCall) => Promise<void>;
  /** Resolves once all changes made before the call are on disk. */
  save: (call: EmulatorCall) => Promise<void>;
}

async function assertOk(reply: Promise<EmulatorAnswer>): Promise<unknown> {
  const { status, body } = await reply;
  if (status >= 400) throw new Error(`The identity emulator answered ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body);
}

async function writeFileAtomically(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
}

/** In the emulator's notation for password hashes, so that no sign-up is needed. */
const demoAccount = (person: (typeof demoAccounts)[number], now: number): Account => ({
  ...person,
  emailVerified: true,
  salt: 'plaza',
  passwordHash: `fakeHash:salt=plaza:password=${DEMO_PASSWORD}`,
  passwordUpdatedAt: now,
  createdAt: String(now),
  validSince: String(Math.floor(now / 1000)),
  providerUserInfo: [
    {
      providerId: 'password',
      email: person.email,
      federatedId: person.email,
      rawId: person.email,
      displayName: person.displayName,
      photoUrl: person.photoUrl,
    },
  ],
});

export function createAccounts(dataDir: string, project: string): Accounts {
  const path = join(dataDir, 'accounts.json');
  const base = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`;

  const readAll = async (call: EmulatorCall): Promise<Account[]> => {
    const all: Account[] = [];
    for (let token = ''; ;) {
      const query = `maxResults=1000${token ? `&nextPageToken=${encodeURIComponent(token)}` : ''}`;
      const page = (await assertOk(call('GET', `${base}:batchGet?${query}`, '', { owner: true }))) as {
        users?: Account[];
        nextPageToken?: string;
      };
      all.push(...(page.users ?? []));
      // The emulator gives a token even where the next page is empty.
      if (!page.nextPageToken || !page.users?.length) return all;
      token = page.nextPageToken;
    }
  };

  const write = async (call: EmulatorCall): Promise<void> =>
    writeFileAtomically(path, JSON.stringify(await readAll(call)));
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** At most one write runs and one waits; callers in between share the waiting one. */
  const save = (call: EmulatorCall): Promise<void> => {
    if (next) return next;
    const start = (): Promise<void> => {
      next = null;
      const mine = write(call).finally(() => {
        if (running === mine) running = null;
      });
      running = mine;
      return mine;
    };
    if (!running) return start();
    next = running.then(start, start);
    return next;
  };

  return {
    save,
    async restore(call) {
      const text = await readFile(path, 'utf8').catch(() => null);
      const kept = text === null ? [] : (JSON.parse(text) as Account[]);
      const now = Date.now();
      const missing = text === null ? demoAccounts.map((person) => demoAccount(person, now)) : [];
      await assertOk(
        call(
          'PATCH',
          `/identitytoolkit.googleapis.com/v2/projects/${project}/config?updateMask=emailPrivacyConfig`,
          JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
          { owner: true },
        ),
      );
      const users = [...kept, ...missing];
      if (users.length === 0) return;
      const result = (await assertOk(
        call('POST', `${base}:batchCreate`, JSON.stringify({ users, allowOverwrite: true }), { owner: true }),
      )) as { error?: { message: string }[] };
      const failure = result.error?.[0];
      if (failure) throw new Error(`The identity emulator rejected the stored accounts: ${failure.message}`);
      await save(call);
    },
  };
}
