// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '@/components/social/composer/use-draft';
import { deleteDrafts, saveDraft } from '@/lib/storage/draft';
import { emptyDraft } from '@/lib/storage/draft-types';
import { openOutboxStore } from '@/queries/outbox/store';
import { deleteSentDraft, readUnsentDraft } from '@/queries/social/sent-draft';

const openTab = () => renderHook(() => useDraft('ines:post')).result;

/** The second tab shows what the first has saved. */
async function openDraftInTwoTabs() {
  await deleteDrafts('ines');
  const first = openTab();
  act(() => first.current.change({ text: 'Lemons at the corner' }));
  await waitFor(() => expect(first.current.state).toBe('saved'), { timeout: 3_000 });
  const second = openTab();
  await waitFor(() => expect(second.current.draft.text).toBe('Lemons at the corner'));
  return { first, second };
}

it('gives a draft one idempotency key in every tab, and the next draft another', async () => {
  const { first, second } = await openDraftInTwoTabs();
  const { key } = first.current.draft;
  expect(key).toMatch(/^[\w-]{36}$/);
  expect(second.current.draft.key).toBe(key);
  act(() => first.current.clear());
  expect(first.current.draft.key).toBeNull();
  act(() => first.current.change({ text: 'Lemons at the corner' }));
  expect(first.current.draft.key).not.toBe(key);
  // A save that ends after the test has no window left to render to.
  await act(() => first.current.flush());
});

it('keeps what another tab made of the draft when this tab sends its own', async () => {
  const { first, second } = await openDraftInTwoTabs();
  act(() => second.current.change({ text: 'Limes at the bridge' }));
  await act(() => second.current.flush());
  expect(second.current.draft.key).not.toBe(first.current.draft.key);
  await act(() => deleteSentDraft({ name: 'ines:post', value: first.current.handOver() }));
  await act(() => first.current.flush());
  expect(await readUnsentDraft('ines:post')).toMatchObject({ text: 'Limes at the bridge' });
});

it('leaves a draft that a waiting post carries to the outbox', async () => {
  const draft = { ...emptyDraft, text: 'Lemons at the corner', key: crypto.randomUUID() };
  await saveDraft('ines:post', draft);
  const store = openOutboxStore();
  const vars = { post: { text: draft.text }, draft: { name: 'ines:post', value: draft } };
  const item = { key: draft.key, member: 'ines', kind: 'post', at: 1, vars, parked: null };
  await store.write([item], []);
  const tab = openTab();
  // Takes the same steps later, so the tab has taken them.
  await act(async () => expect(await readUnsentDraft('ines:post')).toBeNull());
  expect(tab.current.draft.text).toBe('');
  await store.write([], [item.key]);
});
