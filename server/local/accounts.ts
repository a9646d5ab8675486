import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { readIfPresent, writeWhole } from '../ops/whole-file';
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
    photoUrl: '/webapp/art/faces/m06.svg',
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
  /** Deletes an account here and in the files; does nothing for a missing one. */
  remove: (call: EmulatorCall, uid: string) => Promise<void>;
}

async function assertOk(reply: Promise<EmulatorAnswer>): Promise<unknown> {
  const { status, body } = await reply;
  if (status >= 400) throw new Error(`The identity emulator answered ${status}: ${body.slice(0, 300)}`);
  return JSON.parse(body);
}

const StoredAccounts = z.array(z.looseObject({ localId: z.string() }));

const parseAccounts = (text: Buffer | null): Account[] | null => {
  try {
    return text && z.parse(StoredAccounts, JSON.parse(text.toString()));
  } catch {
    return null;
  }
};

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

/** `onDamage` gets one sentence about a damaged file. */
export function createAccounts(dataDir: string, project: string, onDamage: (text: string) => void): Accounts {
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
    writeWhole(path, JSON.stringify(await readAll(call)));
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

  /** The accounts as of the last start take the place of a damaged file, which stays beside them. */
  const load = async (): Promise<Account[] | null> => {
    const text = await readIfPresent(path);
    const stored = parseAccounts(text);
    if (stored || text === null) return stored;
    await rename(path, `${path}.damaged`);
    const backup = parseAccounts(await readIfPresent(`${path}.bak`));
    const instead = backup
      ? 'the accounts of the last start are used'
      : 'register again with the same address';
    onDamage(`${path} was damaged and is now ${path}.damaged: ${instead}`);
    return backup;
  };

  return {
    save,
    async remove(call, uid) {
      const body = JSON.stringify({ localIds: [uid], force: true });
      await assertOk(call('POST', `${base}:batchDelete`, body, { owner: true }));
      await save(call);
      // The accounts as of the last start, beside the current ones.
      const backup = parseAccounts(await readIfPresent(`${path}.bak`)) ?? [];
      await writeWhole(`${path}.bak`, JSON.stringify(backup.filter(({ localId }) => localId !== uid)));
    },
    async restore(call) {
      const stored = await load();
      const kept = stored ?? [];
      if (stored) await writeWhole(`${path}.bak`, JSON.stringify(stored));
      const now = Date.now();
      const missing = stored === null ? demoAccounts.map((person) => demoAccount(person, now)) : [];
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
      // Loading sets it to now, which would end all sessions.
      for (const { localId, validSince } of users) {
        const body = JSON.stringify({ localId, validSince, targetProjectId: project });
        await assertOk(
          call('POST', '/identitytoolkit.googleapis.com/v1/accounts:update', body, { owner: true }),
        );
      }
      await save(call);
    },
  };
}
