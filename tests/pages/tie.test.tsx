import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { amara, feedOf, me, someMember, somePost } from '../support/posts';
import { problem, stubService } from '../support/service';

const relation = { ...me.relation, self: false };
const profile = { ...me, ...amara, relation };
const teo = someMember(1002, 'teo', 'Teo Lindqvist');

const serve = (more: Parameters<typeof stubService>[0] = {}) =>
  stubService({
    'GET /me': () => me,
    'GET /suggestions': () => ({ items: [] }),
    'GET /trends': () => ({ items: [] }),
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /feed': () => feedOf([somePost(), somePost({ author: teo, text: 'By Teo' }, 2)]),
    'GET /members/:handle': () => profile,
    'GET /members/:handle/posts': () => ({ items: [], nextCursor: null }),
    'PUT /members/:handle/mute': () => ({ handle: 'amara', relation: { ...relation, muted: true } }),
    'DELETE /members/:handle/mute': () => ({ handle: 'amara', relation }),
    'PUT /members/:handle/block': () => ({ handle: 'amara', relation: { ...relation, blocked: true } }),
    ...more,
  });

describe('parting from people', () => {
  it('a muted person leaves the feed at once and comes back to the same place by Undo', async () => {
    const calls = serve();
    const { user } = await renderApp('/');
    await screen.findByText(somePost().text);
    const [more] = screen.getAllByRole('button', { name: 'More about this post' });
    if (more) await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: 'Mute @amara' }));
    await waitFor(() => expect(screen.queryByText(somePost().text)).not.toBeInTheDocument());
    expect(screen.getByText('By Teo')).toBeVisible();
    await waitFor(() => expect(calls.some(({ path }) => path === '/members/amara/mute')).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(somePost().text)).toBeVisible();
    await waitFor(() =>
      expect(calls.some(({ method, path }) => `${method} ${path}` === 'DELETE /members/amara/mute')).toBe(
        true,
      ),
    );
  });

  it('a block is asked about, and the page says what it means', async () => {
    serve();
    const { user } = await renderApp('/u/amara');
    await user.click(await screen.findByRole('button', { name: 'More about Amara Diallo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Block @amara' }));
    await user.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('You have blocked Amara Diallo')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Follow/ })).not.toBeInTheDocument();
  });

  it('a report needs a reason, keeps what was typed when it is refused, and says when it has arrived', async () => {
    let tries = 0;
    const calls = serve({
      'PUT /members/:handle/report': () => {
        tries += 1;
        return tries === 1 ? problem(409, 'conflict', { detail: 'Not now.' }) : { done: true };
      },
    });
    const { user } = await renderApp('/u/amara');
    await user.click(await screen.findByRole('button', { name: 'More about Amara Diallo' }));
    await user.click(screen.getByRole('menuitem', { name: 'Report @amara' }));
    const send = await screen.findByRole('button', { name: 'Report' });
    await user.click(send);
    expect(await screen.findByText('Choose what is wrong.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Spam/ }));
    await user.type(screen.getByLabelText(/Anything to add/), 'Watches again');
    await user.click(send);
    expect(await screen.findByText('Not now.')).toBeVisible();
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter(({ path }) => path.endsWith('/report')).map(({ body }) => body)).toEqual(
      Array.from({ length: 2 }, () => ({ reason: 'spam', note: 'Watches again' })),
    );
  });

  it('the list of muted people lets them back in, and puts them there again', async () => {
    serve({
      'GET /mutes': () => ({
        items: [{ member: amara, since: '2026-11-01T08:00:00.000Z' }],
        nextCursor: null,
      }),
    });
    const { user } = await renderApp('/more/muted-people');
    await user.click(await screen.findByRole('button', { name: 'Unmute Amara Diallo' }));
    expect(await screen.findByRole('button', { name: 'Mute Amara Diallo' })).toBeVisible();
  });
});
