import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../support/app';
import { me, somePost } from '../support/posts';
import { stubService } from '../support/service';

const still = '/api/v1/media/a?still';
const url = '/api/v1/media/a';
const post = somePost({
  media: [{ id: somePost({}, 7).id, url, still, width: 40, height: 30, alt: 'A lamp that swings' }],
});

/** Tells the page whether the picture can be seen. */
let look: (seen: boolean) => void = () => undefined;

class Watcher implements Partial<IntersectionObserver> {
  constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
    look = (seen) => act(() => told([{ isIntersecting: seen }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

async function openPost({ calm }: { calm: boolean }) {
  vi.stubGlobal('IntersectionObserver', Watcher);
  const query = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((text) =>
    Object.defineProperty(query(text), 'matches', {
      value: text.includes('reduced-motion') ? calm : query(text).matches,
    }),
  );
  stubService({
    'GET /me': () => me,
    'GET /suggestions': () => ({ items: [] }),
    'GET /trends': () => ({ items: [] }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /posts/:id': () => post,
    'GET /posts/:id/thread': () => ({ ancestors: [], post, replies: [] }),
  });
  const app = await renderApp(`/post/${post.id}`);
  const picture = await screen.findByRole('img', { name: 'A lamp that swings' });
  return {
    ...app,
    picture: () => (picture.isConnected ? picture : screen.getByRole('img', { name: 'A lamp that swings' })),
  };
}

afterEach(() => vi.restoreAllMocks());

it('moves only while it can be seen, and stops when it is told to', async () => {
  const { user, picture } = await openPost({ calm: false });
  const pause = await screen.findByRole('button', { name: 'Pause the moving picture' });
  expect(picture()).toHaveAttribute('src', still);
  look(true);
  expect(picture()).toHaveAttribute('src', url);
  look(false);
  expect(picture()).toHaveAttribute('src', still);
  look(true);
  await user.click(pause);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(screen.getByRole('button', { name: 'Play the moving picture' }));
  expect(picture()).toHaveAttribute('src', url);
});

it('rests under reduced motion until it is asked for', async () => {
  const { user, picture } = await openPost({ calm: true });
  const play = await screen.findByRole('button', { name: 'Play the moving picture' });
  look(true);
  expect(picture()).toHaveAttribute('src', still);
  await user.click(play);
  expect(picture()).toHaveAttribute('src', url);
});
