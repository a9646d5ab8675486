// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDrafts, saveDraft, listDrafts, readDraft } from '@/lib/storage/draft';
import { type Draft, emptyDraft, emptyDraftPost } from '@/lib/storage/draft-types';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import { openOutboxStore, type OutboxItem } from '@/queries/outbox/store';
import { savePicture, readPicture } from '@/lib/storage/picture-store';
import { stopPreserving, preserveOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import { clearDraftsOf } from '@/queries/social/draft';
import { type NewPostVars, postHandlers } from '@/queries/social/mutations/post/post-write';
import { readUnsentDraft } from '@/queries/social/sent-draft';

async function keepWithPicture(uid: string, picture: string): Promise<Draft> {
  await savePicture(picture, new Blob(['lamp'], { type: 'image/jpeg' }));
  const draft = { ...emptyDraft, text: uid, pictures: [{ id: picture, alt: '', width: 4, height: 3 }] };
  await saveDraft(`${uid}:post`, draft);
  return draft;
}

describe('when a member signs out', () => {
  beforeEach(async () => {
    await deleteDrafts('ines');
    await deleteDrafts('ada');
  });

  it('deletes only their drafts and pictures', async () => {
    const draft = await keepWithPicture('ines', 'of-ines');
    await keepWithPicture('ada', 'of-ada');
    await savePicture('of-nobody', new Blob(['taken out']));
    await clearDraftsOf('ada');
    expect(await listDrafts('ada:')).toEqual([]);
    expect(await readPicture('of-ada')).toBeNull();
    expect(await readPicture('of-nobody')).toBeNull();
    expect(await readDraft('ines:post')).toEqual(draft);
    expect(await readPicture('of-ines')).not.toBeNull();
    expect(mayHaveDrafts()).toBe(true);
    await clearDraftsOf('ines');
    expect(await readPicture('of-ines')).toBeNull();
    expect(mayHaveDrafts()).toBe(false);
  });

  it('keeps drafts on a forced sign-out, until the member signs out in person', async () => {
    await keepWithPicture('ines', 'of-ines');
    preserveOnSignOut('ines');
    await clearDraftsOf('ines');
    await clearDraftsOf('ada');
    expect(await listDrafts('ines:')).toHaveLength(1);
    expect(await listDrafts('ada:')).toEqual([]);
    expect(await readPicture('of-ines')).not.toBeNull();
    stopPreserving('ada');
    stopPreserving('ines');
    await clearDraftsOf('ines');
    expect(await listDrafts('ines:')).toEqual([]);
    expect(await readPicture('of-ines')).toBeNull();
  });

  it("keeps the picture of another member's queued post", async () => {
    const waiting: OutboxItem = {
      key: crypto.randomUUID(),
      member: 'ines',
      kind: 'post',
      at: 1,
      vars: { post: { text: '' }, pictures: ['waits'] },
      parked: null,
    };
    await openOutboxStore().write([waiting], []);
    await savePicture('waits', new Blob(['lamp']));
    await clearDraftsOf('ada');
    expect(await readPicture('waits')).not.toBeNull();
    await clearDraftsOf('ines');
    expect(await readPicture('waits')).toBeNull();
  });
});

it('asks the browser once for persistent storage', async () => {
  vi.resetModules();
  const persist = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  vi.stubGlobal('navigator', { storage: { persist } });
  const { saveDraft: keep } = await import('@/lib/storage/draft');
  await keep('ines:post', { ...emptyDraft, text: 'Half a' });
  await keep('ines:post', { ...emptyDraft, text: 'Half a sentence' });
  expect(persist).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it('adds the fields that an earlier version of the app did not store', async () => {
  const second = { ...emptyDraftPost, text: 'Second' };
  const draft = { ...emptyDraft, text: 'First', continued: [second] };
  const earlier = structuredClone(draft);
  for (const post of [earlier, ...earlier.continued]) Reflect.deleteProperty(post, 'poll');
  await saveDraft('ines:earlier', earlier);
  expect(await readDraft('ines:earlier')).toEqual(draft);
});

describe('after a crash between a stored post and its deleted draft', () => {
  const draft: Draft = { ...emptyDraft, text: 'Step by step', key: crypto.randomUUID() };
  const post: NewPostVars = { post: { text: draft.text }, draft: { name: 'ines:post', value: draft } };

  beforeEach(async () => {
    await deleteDrafts('ines');
    await saveDraft('ines:post', draft);
  });

  it('does not show the draft while the post waits, and shows the next one', async () => {
    const store = openOutboxStore();
    const item = { key: crypto.randomUUID(), member: 'ines', kind: 'post', at: 1, vars: post, parked: null };
    expect(await readUnsentDraft('ines:post')).toEqual(draft);
    await store.write([item], []);
    expect(await readUnsentDraft('ines:post')).toBeNull();
    const next = { ...draft, key: crypto.randomUUID() };
    await saveDraft('ines:post', next);
    expect(await readUnsentDraft('ines:post')).toEqual(next);
    await store.write([], [item.key]);
  });

  it('deletes the draft before the post is sent, but not the next one', async () => {
    await postHandlers.post.beforeSend?.(post);
    expect(await readDraft('ines:post')).toBeNull();
    const next = { ...draft, key: crypto.randomUUID() };
    await saveDraft('ines:post', next);
    await postHandlers.post.beforeSend?.(post);
    expect(await readDraft('ines:post')).toEqual(next);
  });
});
