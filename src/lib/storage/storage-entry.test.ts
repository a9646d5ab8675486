// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { beginSession, endSession } from '@/lib/session/member-session';
import { clearMemberStorage, storageEntry, storageEntryFamily, storedIds } from './storage-entry';

const groups = storageEntry({ key: 'plaza.menu-open', schema: z.array(z.string()), fallback: [] });
const position = storageEntryFamily({
  key: 'plaza.place:',
  schema: z.nullable(z.object({ index: z.number() })),
  fallback: null,
});

const fail = () => {
  throw new DOMException('blocked', 'SecurityError');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('a storage entry', () => {
  test('returns the value it was set to, by the same reference until a change', () => {
    expect(groups.set(['apps'])).toBe(true);
    expect(localStorage.getItem('plaza.menu-open')).toBe('["apps"]');
    expect(groups.get()).toEqual(['apps']);
    expect(groups.get()).toBe(groups.get());
    localStorage.setItem('plaza.menu-open', '["pages"]');
    expect(groups.get()).toEqual(['pages']);
  });

  test.each([
    ['is missing', null],
    ['is no JSON', '{{'],
    ['does not match the schema', '[1]'],
  ])('returns the fallback when the value %s', (_, text) => {
    if (text !== null) localStorage.setItem('plaza.menu-open', text);
    expect(groups.get()).toEqual([]);
  });

  test('returns the fallback and reports failed writes when storage is blocked', () => {
    vi.stubGlobal('localStorage', { getItem: fail, setItem: fail, removeItem: fail });
    expect(groups.get()).toEqual([]);
    expect(groups.set(['apps'])).toBe(false);
    expect(() => groups.remove()).not.toThrow();
  });

  test('notifies of its own changes and of those in other tabs', () => {
    const anyChange = vi.fn<() => void>();
    const otherTabs = vi.fn<() => void>();
    const stops = [groups.subscribe(anyChange), groups.subscribeToOtherTabs(otherTabs)];
    groups.set(['apps']);
    position('feed').set({ index: 1 });
    expect(anyChange).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.menu-open' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.drafts' }));
    expect(anyChange).toHaveBeenCalledTimes(2);
    expect(otherTabs).toHaveBeenCalledTimes(1);
    for (const stop of stops) stop();
    groups.remove();
    expect(anyChange).toHaveBeenCalledTimes(2);
  });

  test('stores text without quotes and removes the key for null', () => {
    const token = storageEntry({
      key: 'firebase.accessToken',
      schema: z.nullable(z.string()),
      fallback: null,
      format: 'text',
    });
    token.set('raw.id.token');
    expect(sessionStorage.getItem('firebase.accessToken')).toBe('raw.id.token');
    expect(token.get()).toBe('raw.id.token');
    token.set(null);
    expect(sessionStorage.getItem('firebase.accessToken')).toBeNull();
  });
});

test('a family holds one entry per id', () => {
  position('feed').set({ index: 4 });
  expect(sessionStorage.getItem('plaza.place:feed')).toBe('{"index":4}');
  expect(position('feed')).toBe(position('feed'));
  expect(position('explore').get()).toBeNull();
});

describe('what a member leaves on the device', () => {
  const email = storageEntry({
    key: 'plaza.own.coming-soon',
    schema: z.nullable(z.string()),
    fallback: null,
    format: 'text',
  });
  const form = storageEntryFamily({
    key: 'plaza.form-draft:',
    schema: z.nullable(z.string()),
    fallback: null,
  });
  const typeAs = (uid: string, text: string): void => {
    beginSession(uid);
    email.set(text);
    form('event').set(text);
  };
  const readAs = (uid: string | null): (string | null)[] => {
    endSession();
    if (uid !== null) beginSession(uid);
    return [email.get(), form('event').get()];
  };
  afterEach(endSession);

  test('belongs to this member alone, though a tab that is closed signs nobody out', () => {
    typeAs('ada', 'Half a thought');
    expect(readAs('ben')).toEqual([null, null]);
    typeAs('ben', 'Another thought');
    expect(readAs(null)).toEqual([null, null]);
    expect(readAs('ada')).toEqual(['Half a thought', 'Half a thought']);
  });

  test('is listed for this member alone', () => {
    const listAs = (uid: string | null): string[] => {
      readAs(uid);
      return storedIds('plaza.form-draft:');
    };
    typeAs('ada', 'Half a thought');
    expect([listAs('ben'), listAs(null), listAs('ada')]).toEqual([[], [], ['event']]);
    endSession();
    form('visit').set('A thought');
    expect([listAs(null), listAs('ada')]).toEqual([['visit'], ['event']]);
  });

  test('outlasts the sign-out of another member in another tab', () => {
    typeAs('ada', 'Half a thought');
    typeAs('ben', 'Another thought');
    clearMemberStorage('ben');
    expect(readAs('ben')).toEqual([null, null]);
    expect(readAs('ada')).toEqual(['Half a thought', 'Half a thought']);
  });

  test('outlasts a sign-out that keeps the work of the member', () => {
    typeAs('ada', 'Half a thought');
    position('feed').set({ index: 4 });
    clearMemberStorage('ada', true);
    expect(readAs('ada')).toEqual(['Half a thought', 'Half a thought']);
    expect(position('feed').get()).toBeNull();
  });

  test('is read again when the session begins', () => {
    typeAs('ada', 'Half a thought');
    endSession();
    const onChange = vi.fn<() => void>();
    const stop = email.subscribe(onChange);
    beginSession('ada');
    expect(onChange).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.own.coming-soon@ada' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.own.coming-soon@ben' }));
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
  });
});

test('sign-out removes the member scopes and nothing else', () => {
  position('feed').set({ index: 4 });
  groups.set(['apps']);
  // Written by a page that this page load has not opened.
  sessionStorage.setItem('plaza-wizard:stall', '{}');
  localStorage.setItem('plaza.own.coming-soon', 'ada@plaza.test');
  localStorage.setItem('plaza.lock.demo-ada', '{}');
  const onClear = vi.fn<() => void>();
  const stop = position('feed').subscribe(onClear);
  clearMemberStorage('ada');
  stop();
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(Object.keys(localStorage).toSorted()).toEqual(['plaza.lock.demo-ada', 'plaza.menu-open']);
  expect(onClear).toHaveBeenCalledTimes(1);
});
