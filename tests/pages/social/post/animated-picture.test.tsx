import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setReducedMotion } from '../../../support/pages/reduced-motion';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createTestService } from '../../../support/pages/test-service';
import { animatedPicture, uploadPicture } from '../../../support/service/upload-picture';

type ObserverCallback = (entries: { isIntersecting: boolean }[]) => void;
const callbacks = new Set<ObserverCallback>();

const setVisible = (visible: boolean) =>
  act(() => callbacks.forEach((callback) => callback([{ isIntersecting: visible }])));

class FakeIntersectionObserver implements Partial<IntersectionObserver> {
  private readonly callback: ObserverCallback;
  constructor(callback: ObserverCallback) {
    this.callback = callback;
  }
  observe = () => void callbacks.add(this.callback);
  disconnect = () => void callbacks.delete(this.callback);
}

async function openPost({ reducedMotion }: { reducedMotion: boolean }) {
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  setReducedMotion(reducedMotion);
  const service = await createTestService();
  await service.me(ines);
  const bytes = await animatedPicture({ width: 40, height: 30, frames: 3 }).gif();
  const { id } = await uploadPicture(service.request, ines.uid, bytes, 'image/gif');
  const media = [{ id, alt: 'A lamp that swings' }];
  const post = await service.write(ines, { text: '', audience: 'public', media });
  const [{ url, still } = { url: '', still: '' }] = post.media;
  const app = await renderApp(`/post/${post.id}`);
  const picture = await screen.findByRole('img', { name: 'A lamp that swings' });
  await waitFor(() => expect(callbacks.size).toBeGreaterThan(0));
  return {
    ...app,
    url,
    still: still ?? 'none',
    picture: () => (picture.isConnected ? picture : screen.getByRole('img', { name: 'A lamp that swings' })),
  };
}

afterEach(() => vi.restoreAllMocks());

it('plays while visible and pauses on request', async () => {
  const { user, picture, url, still } = await openPost({ reducedMotion: false });
  const pause = await screen.findByRole('button', { name: 'Pause animation' });
  expect(picture()).toHaveAttribute('src', still);
  setVisible(true);
  expect(picture()).toHaveAttribute('src', url);
  setVisible(false);
  expect(picture()).toHaveAttribute('src', still);
  setVisible(true);
  await user.click(pause);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(picture()).toHaveAttribute('src', url);
});

it('stays paused under reduced motion until played', async () => {
  const { user, picture, url, still } = await openPost({ reducedMotion: true });
  const play = await screen.findByRole('button', { name: 'Play animation' });
  setVisible(true);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(play);
  expect(picture()).toHaveAttribute('src', url);
});
