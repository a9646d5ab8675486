import type * as z from 'zod/mini';
import { sessionUid } from '@/lib/session/member-session';
import type { ReadableStore } from '@/lib/store/create-store';
import { type StorageFamilyKey, type StorageKey, storageKeys, type StorageScope } from './storage-keys';

export interface StorageEntry<T> extends ReadableStore<T> {
  /** The fallback when the value is missing, malformed or blocked. The reference is stable until the value changes. */
  get: () => T;
  /** Null removes the entry. Returns false when storage is blocked or full. */
  set: (value: T) => boolean;
  remove: () => void;
  /** Reports changes by this tab and, in local storage, by other tabs. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  subscribeToOtherTabs: (listener: () => void) => () => void;
}

interface EntryOptions<Key extends StorageKey, T> {
  key: Key;
  schema: z.ZodMiniType<T>;
  fallback: NoInfer<T>;
  /** "text" stores a string without JSON quotes. */
  format?: 'json' | 'text';
}

const areaOf = (scope: StorageScope): Storage =>
  scope === 'device' || scope === 'member' ? localStorage : sessionStorage;

type ChangeListener = (changedKey: string | null) => void;
const listeners = new Set<ChangeListener>();
const notify: ChangeListener = (changedKey) => {
  for (const listener of listeners) listener(changedKey);
};

function attempt<R>(run: () => R, otherwise: R): R {
  try {
    return run();
  } catch {
    return otherwise;
  }
}

/**
 * Members may share a device without signing out in between, even at once in two tabs. Names in local storage therefore
 * end in the member's provider id; names of visitors do not.
 */
function ownName(name: string, scope: StorageScope): string {
  const uid = sessionUid.get();
  return scope === 'member' && uid !== null ? `${name}@${uid}` : name;
}

/** The inverse of `ownName`; the owner is null for a visitor and in other scopes. */
function splitOwner(name: string, scope: StorageScope): { base: string; owner: string | null } {
  const at = scope === 'member' ? name.indexOf('@') : -1;
  return at < 0 ? { base: name, owner: null } : { base: name.slice(0, at), owner: name.slice(at + 1) };
}

function createEntry<T>(
  base: string,
  { key, schema, fallback, format = 'json' }: EntryOptions<StorageKey, T>,
): StorageEntry<T> {
  const scope = storageKeys[key];
  const nameNow = (): string => ownName(base, scope);
  let cached: { text: string; value: T } | null = null;

  const parse = (text: string): T => {
    const parsed = schema.safeParse(
      format === 'text' ? text : attempt<unknown>(() => JSON.parse(text), undefined),
    );
    return parsed.success ? parsed.data : fallback;
  };
  const remove = () => {
    const name = nameNow();
    attempt(() => areaOf(scope).removeItem(name), undefined);
    notify(name);
  };
  const subscribeToOtherTabs = (listener: () => void) => {
    const onStorage = ({ key: changedKey }: StorageEvent) => {
      if (changedKey === null || changedKey === nameNow()) listener();
    };
    globalThis.addEventListener('storage', onStorage);
    return () => globalThis.removeEventListener('storage', onStorage);
  };
  return {
    get: () => {
      const text = attempt(() => areaOf(scope).getItem(nameNow()), null);
      if (text === null) return fallback;
      if (cached?.text !== text) cached = { text, value: parse(text) };
      return cached.value;
    },
    set: (value) => {
      if (value === null) {
        remove();
        return true;
      }
      const text = format === 'text' ? String(value) : JSON.stringify(value);
      const name = nameNow();
      const stored = attempt(() => {
        areaOf(scope).setItem(name, text);
        return true;
      }, false);
      if (stored) notify(name);
      return stored;
    },
    remove,
    subscribe: (listener) => {
      const onChange: ChangeListener = (changedKey) => {
        if (changedKey === null || changedKey === nameNow()) listener();
      };
      const stops = [subscribeToOtherTabs(listener)];
      if (scope === 'member') stops.push(sessionUid.subscribe(listener));
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        for (const stop of stops) stop();
      };
    },
    subscribeToOtherTabs,
  };
}

export const storageEntry = <T>(
  options: EntryOptions<Exclude<StorageKey, StorageFamilyKey>, T>,
): StorageEntry<T> => createEntry(options.key, options);

/** One entry per id under a shared key prefix; the same id returns the same entry. */
export function storageEntryFamily<T>(
  options: EntryOptions<StorageFamilyKey, T>,
): (id: string) => StorageEntry<T> {
  const entries = new Map<string, StorageEntry<T>>();
  return (id) => {
    const entry = entries.get(id) ?? createEntry(options.key + id, options);
    entries.set(id, entry);
    return entry;
  };
}

/** Ids of the entries that this device, tab or member has stored in a family. */
export function storedIds(key: StorageFamilyKey): string[] {
  const scope = storageKeys[key];
  const names = attempt(() => Object.keys(areaOf(scope)), []);
  return names.flatMap((name) => {
    const { base } = splitOwner(name, scope);
    return base.startsWith(key) && name === ownName(base, scope) ? [base.slice(key.length)] : [];
  });
}

export const isStorageBlocked = (): boolean =>
  attempt(() => {
    localStorage.getItem('');
    return false;
  }, true);

/**
 * Removes a member's entries of both scopes, whichever page or earlier page load wrote them, and those of visitors.
 * `keepsWork` keeps what is in local storage until this member returns.
 */
export function clearMemberStorage(uid: string, keepsWork = false): void {
  for (const [key, scope] of Object.entries(storageKeys)) {
    if (scope !== 'member' && scope !== 'member-tab') continue;
    attempt(() => {
      const area = areaOf(scope);
      const isFamily = /[:.]$/.test(key);
      for (const name of Object.keys(area)) {
        const { base, owner } = splitOwner(name, scope);
        if (owner !== null && (owner !== uid || keepsWork)) continue;
        if (isFamily ? base.startsWith(key) : base === key) area.removeItem(name);
      }
    }, undefined);
  }
  notify(null);
}
