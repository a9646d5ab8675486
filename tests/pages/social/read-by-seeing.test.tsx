import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { countUnreadNotifications } from '@contract/notification/unread-notifications';
import { EverythingInView } from '../../support/dom/everything-in-view';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const serve = async () => {
  const service = await createTestService();
  const { handle } = await service.me(ines);
  for (const text of ['One', 'Two']) await service.write(amara, `${text} for @${handle}`);
  return { unread: async () => (await service.call(ines, countUnreadNotifications)).unread };
};

it('reads notifications that were in view for a second, and leaves their rows marked', async () => {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const { unread } = await serve();
  await renderApp('/notifications');
  expect(await screen.findByText('2 new notifications')).toBeVisible();
  expect(await screen.findByText('You’re all caught up', {}, { timeout: 5000 })).toBeVisible();
  expect(await unread()).toBe(0);
  expect(screen.getAllByText('New:', { exact: false })).toHaveLength(2);
});

it('reads nothing in a tab that is not in front', async () => {
  // Not the date: tokens name it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  const { unread } = await serve();
  await renderApp('/notifications');
  expect(await screen.findByText('2 new notifications')).toBeVisible();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await unread()).toBe(2);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(async () => expect(await unread()).toBe(0), { timeout: 5000 });
});
