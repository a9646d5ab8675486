// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDraft } from '@/components/social/composer/use-draft';
import { deleteDrafts } from '@/lib/storage/draft';

const openTab = () => renderHook(() => useDraft('ines:post')).result;

it('gives a draft one idempotency key in every tab, and the next draft another', async () => {
  await deleteDrafts('ines');
  const first = openTab();
  act(() => first.current.change({ text: 'Lemons at the corner' }));
  await waitFor(() => expect(first.current.state).toBe('saved'), { timeout: 3_000 });
  const second = openTab();
  await waitFor(() => expect(second.current.draft.text).toBe('Lemons at the corner'));
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
