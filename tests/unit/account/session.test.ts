// @vitest-environment happy-dom
import { openDB } from 'idb';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import type { AuthUser } from '@/lib/auth/auth-types';
import { emptyDraft } from '@/lib/storage/draft-types';
import { ines } from '../../support/pages/fake-auth';
import { hangDisk, unansweredRequest } from '../../support/social/hung-disk';
import { openSessionTab, type SessionTab } from '../../support/social/session-tab';

const ada: AuthUser = { ...ines, uid: 'demo-ada', email: 'ada@plaza.test' };

interface Store {
  fill: (tab: SessionTab) => Promise<unknown> | void;
  /** Whether the present member or visitor of the tab meets anything of Ines. */
  shows: (tab: SessionTab) => Promise<boolean> | boolean;
  /** `shows` is not true before the end either. */
  showsLate?: true;
  /** Whether anything of Ines is on disk. */
  isStored?: (tab: SessionTab) => Promise<boolean> | boolean;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const undone = vi.fn<() => Promise<void>>();
const settled = vi.fn<() => void>();
const pressUndo = () =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));

async function openFeedDatabase() {
  return openDB('plaza-kept', 1, { upgrade: (db) => void db.createObjectStore('feeds') });
}

const stores: Record<string, Store> = {
  'query cache': {
    fill: (tab) => void tab.sessions.get().queryClient.setQueryData(['me'], 'Ines'),
    shows: (tab) => tab.sessions.get().queryClient.getQueryCache().getAll().length > 0,
  },
  'pending request': {
    showsLate: true,
    fill: (tab) => void tab.api.callApi(getMe, {}).then(settled, settled),
    shows: () => settled.mock.calls.length > 0,
  },
  'late cache write': {
    showsLate: true,
    fill: (tab) => {
      const { queryClient } = tab.sessions.get();
      tab.session
        .sessionSignal()
        .addEventListener('abort', () => setTimeout(() => queryClient.setQueryData(['me'], 'Ines')));
    },
    shows: (tab) => tab.sessions.get().queryClient.getQueryData(['me']) !== undefined,
  },
  outbox: {
    fill: async (tab) => {
      const { queryClient } = tab.sessions.get();
      const { outboxHandlers } = await import('@/queries/outbox-handlers');
      const { startOutbox } = await import('@/queries/outbox/start-outbox');
      await startOutbox(queryClient, ines.uid, {
        handlers: outboxHandlers,
      });
      const [added] = await tab.registry.enqueue(queryClient, {
        kind: 'follow',
        vars: { handle: 'ada', on: true },
      });
      await added?.persisted;
    },
    shows: (tab) => tab.sessions.get().queryClient.getMutationCache().getAll().length > 0,
    isStored: async () => {
      const { countPendingWrites } = await import('@/queries/outbox/unsent');
      return (await countPendingWrites(ines.uid)) > 0;
    },
  },
  undo: {
    showsLate: true,
    fill: (tab) => void tab.undo.offerUndo({ title: 'Liked', undo: undone }),
    shows: () => {
      pressUndo();
      return undone.mock.calls.length > 0;
    },
  },
  toasts: {
    fill: (tab) => tab.showToast({ type: 'info', title: 'Liked' }),
    shows: (tab) => tab.toasts.length > 0,
  },
  overlays: {
    fill: (tab) => tab.overlays.setOverlays({ backdrop: true }),
    shows: () => document.documentElement.classList.contains('sidebar-enable'),
  },
  uploads: {
    fill: (tab) => tab.uploads.setUploadProgress('picture', 0.5),
    shows: (tab) => tab.uploads.uploadProgress.get().size > 0,
  },
  'recent searches': {
    fill: (tab) => tab.searches.addRecentSearch('lemons'),
    shows: (tab) => tab.searches.recentSearches.get().length > 0,
  },
  'screen lock': {
    fill: (tab) => tab.lock.setIdleMinutes(ines.uid, 5),
    shows: (tab) => tab.lock.readLock(ines.uid).idleMinutes > 0,
  },
  'ID token': {
    fill: () => undefined,
    shows: () => sessionStorage.getItem('firebase.accessToken')?.includes(ines.uid) ?? false,
  },
  drafts: {
    fill: (tab) => tab.drafts.saveDraft(`${ines.uid}:post`, { ...emptyDraft, text: 'Half a sentence' }),
    shows: async (tab) => {
      const uid = tab.sessions.get().uid;
      return uid !== null && (await tab.drafts.readDraft(`${uid}:post`)) !== null;
    },
    isStored: async (tab) => (await tab.drafts.listDrafts(`${ines.uid}:`)).length > 0,
  },
  'offline feed': {
    showsLate: true,
    fill: async () => {
      const db = await openFeedDatabase();
      await db.put('feeds', { at: 1 }, ines.uid);
      db.close();
    },
    shows: () => false,
    isStored: async () => {
      const db = await openFeedDatabase();
      const count = await db.count('feeds', ines.uid);
      db.close();
      return count > 0;
    },
  },
  'sample data': {
    fill: (tab) => tab.notes.applyChanges([{ put: { id: 1, text: 'Chat of Ines' } }]),
    shows: async (tab) => (await tab.notes.all()).length > 0,
    isStored: async () =>
      (await indexedDB.databases()).some(({ name }) => name === `plaza-sample.${ines.uid}`),
  },
  spaces: {
    fill: (tab) => tab.mirror.updateMirror('s', { items: [], state: { revision: 1, members: [] } }),
    shows: async (tab) => (await tab.mirror.readMirror('s')).state !== null,
    isStored: async () =>
      (await indexedDB.databases()).some(({ name }) => name === `plaza-spaces.${ines.uid}`),
  },
  'sample uploads': {
    fill: (tab) => tab.blobs.storeBlob('file:1', new Blob(['Scan of Ines'])),
    shows: async (tab) => (await tab.blobs.readBlob('file:1')) !== undefined,
  },
};

const missing = () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};
const lazyModules = [
  '@/lib/storage/draft',
  '@/queries/outbox/store',
  '@/queries/social/draft',
  '@/queries/social/feed/offline-feed',
  '@/queries/sample-deletion',
  '@/data/space/database',
] as const;

interface Way {
  /** How the session of Ines ends; `tab` is the tab looked at. */
  end: (tab: SessionTab) => Promise<unknown>;
  /** Something hinders the deletion; the returned function ends the hindrance. */
  hinder?: () => () => void;
}

const ways: Record<string, Way> = {
  'sign-out here': { end: (tab) => tab.auth.signOut() },
  'sign-out in another tab': {
    end: async () => {
      const other = await openSessionTab();
      other.become(ines);
      await other.auth.signOut();
    },
  },
  'sign-out everywhere': {
    // The service refuses the stream of this device; live-events.ts signs out.
    end: async (tab) => {
      const { markRemoteSignOut } = await import('@/lib/auth/remote-sign-out');
      markRemoteSignOut();
      await tab.auth.signOut();
    },
  },
  'another member instead': { end: (tab) => Promise.resolve(tab.become(ada)) },
  'missing chunks': {
    end: (tab) => tab.auth.signOut(),
    hinder: () => {
      vi.resetModules();
      for (const path of lazyModules) vi.doMock(path, missing);
      return () => {
        for (const path of lazyModules) vi.doUnmock(path);
      };
    },
  },
  'a disk that does not answer': { end: (tab) => tab.auth.signOut(), hinder: hangDisk },
};

describe.each(Object.entries(ways))('a session ends by %s', (_name, { end, hinder }) => {
  const shownBefore: string[] = [];
  const shownAfter: string[] = [];
  const storedLater: string[] = [];
  let duration = 0;
  let status = '';

  // All of it here: storage is cleared after each test.
  beforeAll(async () => {
    undone.mockReset().mockResolvedValue();
    settled.mockReset();
    let answer: (response: Response) => void = () => {};
    const response = new Promise<Response>((resolve) => (answer = resolve));
    vi.stubGlobal('fetch', () => response);
    const tab = await openSessionTab();
    tab.become(ines);
    for (const { fill } of Object.values(stores)) await fill(tab);
    for (const [name, { shows, showsLate }] of Object.entries(stores))
      if (showsLate ?? (await shows(tab))) shownBefore.push(name);

    const recover = hinder?.();
    const before = performance.now();
    await end(tab);
    await vi.waitUntil(() => tab.sessions.get().uid !== ines.uid, { timeout: 5_000 });
    duration = performance.now() - before;
    answer(Response.json({}));
    await vi.waitUntil(() => tab.stored.clearStatus.get() !== 'clearing', { timeout: 8_000 });
    status = tab.stored.clearStatus.get();
    // Where the disk hangs, reads of the next member hang too: they show nothing.
    for (const [name, { shows }] of Object.entries(stores)) {
      const asked = unansweredRequest();
      if (await Promise.race([shows(tab), asked.then(nextTask).then(() => false)])) shownAfter.push(name);
    }

    recover?.();
    const later = hinder ? await openSessionTab() : tab;
    await vi.waitUntil(() => later.stored.remainingMembers().length === 0, { timeout: 5_000 });
    for (const [name, { isStored }] of Object.entries(stores))
      if (await isStored?.(later)) storedLater.push(name);
    vi.unstubAllGlobals();
    localStorage.clear();
  }, 30_000);

  it('ends at once', () => {
    // Less than the time limit of a hung disk, 3 s, and far less than that of a hung service.
    expect(duration).toBeLessThan(2_500);
  });

  it.each(Object.keys(stores))('ends with the session: %s', (name) => {
    expect(shownBefore).toContain(name);
    expect(shownAfter).not.toContain(name);
    expect(storedLater).not.toContain(name);
  });

  it('reports whether all data was deleted', () => {
    expect(status).toBe(hinder ? 'incomplete' : 'done');
  });
});
