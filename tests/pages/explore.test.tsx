import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/app';
import { amara, me, somePost } from '../support/posts';
import { stubService } from '../support/service';

const serve = () =>
  stubService({
    'GET /me': () => me,
    'GET /notifications/unread': () => ({ unread: 0 }),
    'GET /suggestions': () => ({ items: [{ member: amara, reason: 'Sells lemons' }] }),
    'GET /trends': () => ({
      items: [{ tag: 'marketday', label: 'MarketDay', posts: 4800, slope: [1, 2, 3, 4, 5, 6, 7, 8] }],
    }),
    'GET /search/posts': () => ({ items: [somePost()], nextCursor: null }),
    'GET /search/tags': () => ({ items: [{ tag: 'marketday', label: 'MarketDay', posts: 3 }] }),
    'GET /search/people': () => ({ items: [amara], nextCursor: null }),
    'PUT /members/:handle/follow': () => ({
      ...me,
      ...amara,
      relation: { ...me.relation, self: false, following: true },
    }),
  });

describe('the explore page', () => {
  it('shows trends, and people with the reason and a way to follow', async () => {
    const calls = serve();
    const { user } = await renderApp('/explore');
    expect(await screen.findByRole('link', { name: /#MarketDay/ })).toHaveTextContent('4.8K posts');
    const [button] = await screen.findAllByRole('button', { name: 'Follow Amara Diallo' });
    if (button) await user.click(button);
    await waitFor(() => expect(calls.some(({ path }) => path === '/members/amara/follow')).toBe(true));
    expect(screen.getAllByRole('button', { name: 'Following Amara Diallo' })[0]).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('searches posts and people with the words in the address, and remembers them', async () => {
    const calls = serve();
    const { user, address } = await renderApp('/explore');
    await user.type(await screen.findByLabelText('Search posts and people'), 'lemons{Enter}');
    expect(await screen.findByText(somePost().text)).toBeVisible();
    expect(address()).toBe('/explore?q=lemons');
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByText('@amara')).toBeVisible();
    expect(address()).toBe('/explore?q=lemons&kind=people');
    expect(calls.find(({ path }) => path === '/search/people')?.query.get('q')).toBe('lemons');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('heading', { name: 'Recent searches' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'lemons' })).toBeVisible();
  });

  it('a form writes the operators of a search, and tags are found too', async () => {
    const calls = serve();
    const { user, address } = await renderApp('/explore?q=trams%20from%3Amei');
    await user.click(await screen.findByText('Search more closely'));
    expect(screen.getByLabelText('Written by')).toHaveValue('mei');
    await user.clear(screen.getByLabelText('Written by'));
    await user.type(screen.getByLabelText('Written by'), '@ada');
    await user.type(screen.getByLabelText('This exact phrase'), 'number four');
    await user.click(screen.getByLabelText('Only with pictures'));
    await user.click(
      within(screen.getByRole('form', { name: 'Search more closely' })).getByRole('button', {
        name: 'Search',
      }),
    );
    await waitFor(() =>
      expect(calls.map(({ query }) => query.get('q'))).toContain('trams "number four" from:ada has:media'),
    );
    await user.click(screen.getByRole('tab', { name: 'Tags' }));
    expect(await screen.findByRole('link', { name: /3 posts/ })).toBeVisible();
    expect(calls.find(({ path }) => path === '/search/tags')?.query.get('q')).toBe('trams number four');
    expect(address()).toContain('kind=tags');
  });
});
