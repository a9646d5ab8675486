import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createTestService } from '../../../support/pages/test-service';
import { animatedPicture, uploadPicture } from '../../../support/service/upload-picture';

type Told = (entries: { isIntersecting: boolean }[]) => void;
const watching = new Set<Told>();

/** Tells the page whether the picture can be seen. */
const look = (seen: boolean) => act(() => watching.forEach((told) => told([{ isIntersecting: seen }])));

class Watcher implements Partial<IntersectionObserver> {
  private readonly told: Told;
  constructor(told: Told) {
    this.told = told;
  }
  observe = () => void watching.add(this.told);
  disconnect = () => void watching.delete(this.told);
}

async function openPost({ calm }: { calm: boolean }) {
  vi.stubGlobal('IntersectionObserver', Watcher);
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    Object.defineProperty(query(text), 'matches', {
      value: text.includes('reduced-motion') ? calm : query(text).matches,
    }),
  );
  const town = await createTestService();
  await town.me(ines);
  const bytes = await animatedPicture({ width: 40, height: 30, frames: 3 }).gif();
  const { id } = await uploadPicture(town.request, ines.uid, bytes, 'image/gif');
  const media = [{ id, alt: 'A lamp that swings' }];
  const post = await town.write(ines, { text: '', audience: 'public', media });
  const [{ url, still } = { url: '', still: '' }] = post.media;
  const app = await renderApp(`/post/${post.id}`);
  const picture = await screen.findByRole('img', { name: 'A lamp that swings' });
  await waitFor(() => expect(watching.size).toBeGreaterThan(0));
  return {
    ...app,
    url,
    still: still ?? 'none',
    picture: () => (picture.isConnected ? picture : screen.getByRole('img', { name: 'A lamp that swings' })),
  };
}

afterEach(() => vi.restoreAllMocks());

it('moves only while it can be seen, and stops when it is told to', async () => {
  const { user, picture, url, still } = await openPost({ calm: false });
  const pause = await screen.findByRole('button', { name: 'Pause animation' });
  expect(picture()).toHaveAttribute('src', still);
  look(true);
  expect(picture()).toHaveAttribute('src', url);
  look(false);
  expect(picture()).toHaveAttribute('src', still);
  look(true);
  await user.click(pause);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(picture()).toHaveAttribute('src', url);
});

it('rests under reduced motion until it is asked for', async () => {
  const { user, picture, url, still } = await openPost({ calm: true });
  const play = await screen.findByRole('button', { name: 'Play animation' });
  look(true);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(play);
  expect(picture()).toHaveAttribute('src', url);
});
