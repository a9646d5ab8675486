import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { getMe } from '@contract/member/member';
import { getPost } from '@contract/post/post';
import { likePost } from '@contract/post/post-interaction';
import { follow, getMember, unfollow } from '@contract/member/profile';
import { addMutedWord } from '@contract/member/muted-word';
import { mute } from '@contract/member/relationship';
import { followTag } from '@contract/feed/tag-follow';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { today } from '@/lib/dates/day';
import { followKey } from '@/queries/social/member/member';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');

describe('the explore page', () => {
  it('tells the story of the day and suggests people with a reason and a follow button', async () => {
    const { write, call } = await createTestService();
    await write(teo, 'Not yet a trend #Tram4');
    for (const text of ['Lemons #MarketDay', 'Oranges #MarketDay']) await write(amara, text);
    const { id } = await write(teo, 'The small lemons are worth the walk #MarketDay');
    await call(ines, likePost, { params: { postId: id } });
    await call(amara, follow, { params: { handle: (await call(ines, getMe)).handle } });
    const { user } = await renderApp('/explore');
    const story = await screen.findByRole('article', { name: '#MarketDay' });
    expect(await within(story).findByText('“The small lemons are worth the walk”')).toBeVisible();
    expect(story).toHaveTextContent('3 posts from 2 people');
    expect(within(story).getByRole('link', { name: '#MarketDay' })).toHaveAttribute(
      'href',
      '/webapp/explore?q=%23marketday',
    );
    expect(screen.queryByText('#Tram4')).not.toBeInTheDocument();
    const [button] = await screen.findAllByRole('button', { name: 'Follow Amara Diallo' });
    expect(screen.getAllByText('Follows you')[0]).toBeVisible();
    await user.click(button ?? document.body);
    expect(screen.getAllByRole('button', { name: 'Following Amara Diallo' })[0]).toBePressed();
    await waitFor(async () =>
      expect(await call(ines, getMember, { params: { handle: amara.handle } })).toMatchObject({
        relation: { following: true },
      }),
    );
  });

  it('tells the story without members and words that are muted', async () => {
    const { write, call } = await createTestService();
    for (const text of ['Lemons #MarketDay', 'Oranges #MarketDay']) await write(amara, text);
    await write(teo, 'A derby #MarketDay');
    const { id } = await write(teo, 'The lamps are lit #MarketDay');
    const loved = await write(amara, 'Amara is loved #MarketDay');
    for (const postId of [id, loved.id]) await call(ines, likePost, { params: { postId } });
    await call(teo, likePost, { params: { postId: loved.id } });
    await call(ines, mute, { params: { handle: amara.handle } });
    await call(ines, addMutedWord, { body: { text: 'lamps' } });
    await renderApp('/explore');
    const story = await screen.findByRole('article', { name: '#MarketDay' });
    expect(await within(story).findByText('“A derby”')).toBeVisible();
    expect(story).toHaveTextContent('5 posts');
  });

  it('says that a suggested member writes about a followed tag', async () => {
    const { write, call } = await createTestService();
    await write(amara, 'Lemons #MarketDay');
    await call(ines, followTag, { params: { tag: 'marketday' } });
    await renderApp('/explore?kind=people');
    const [reason] = await screen.findAllByText(/Writes about/);
    expect(within(reason ?? document.body).getByRole('link', { name: '#MarketDay' })).toHaveAttribute(
      'href',
      '/webapp/explore?q=%23marketday',
    );
  });

  it('opens all polls that are open from the card that shows two of them', async () => {
    const { write } = await createTestService();
    const poll = { options: ['Yes', 'No'], minutes: 60 };
    for (const text of ['More lamps?', 'More benches?', 'More trams?']) await write(amara, { text, poll });
    const { user, address } = await renderApp('/explore');
    const card = within(await screen.findByRole('region', { name: 'Open polls' }));
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    await user.click(card.getByRole('link', { name: 'See all' }));
    expect(await screen.findByText('No more open polls')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(address()).toBe('/explore?kind=polls');
    expect(screen.queryByRole('region', { name: 'Open polls' })).not.toBeInTheDocument();
  });

  it('lists open polls, to vote in with one press', async () => {
    const { write, call } = await createTestService();
    const poll = { options: ['More lamps', 'Fewer lamps'], minutes: 60 };
    const { id } = await write(amara, { text: 'How many lamps?', poll });
    const { user } = await renderApp('/explore');
    const polls = within(await screen.findByRole('region', { name: 'Open polls' }));
    expect(polls.getByRole('link', { name: 'How many lamps?' })).toHaveAttribute(
      'href',
      `/webapp/post/${id}`,
    );
    await user.click(polls.getByRole('button', { name: 'Vote: More lamps' }));
    expect(await polls.findByText('your vote')).toBeInTheDocument();
    await waitFor(async () =>
      expect((await call(ines, getPost, { params: { postId: id } })).poll?.ownChoice).toBe(0),
    );
  });

  it('says so on a day without trends and lists every tag under Tags', async () => {
    const { write } = await createTestService();
    await write(amara, 'Lemons #MarketDay');
    const { router } = await renderApp('/explore');
    expect(await screen.findByRole('heading', { name: 'A quiet day on the square' })).toBeVisible();
    await router.navigate({ to: '/explore', search: { kind: 'tags' } });
    expect(await screen.findByRole('link', { name: /#MarketDay/ })).toHaveTextContent('1 post');
  });

  it('keeps the search in the URL and in recent searches', async () => {
    const { write, me } = await createTestService();
    await write(amara, 'Two lemons for one');
    await write(amara, 'The tram is early');
    await me(createMember('Lemons and Sons'));
    const { user, address } = await renderApp('/explore');
    await user.type(await screen.findByLabelText('Search posts and people'), 'lemons{Enter}');
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toHaveTextContent('Two lemons');
    expect(screen.queryByText('The tram is early')).not.toBeInTheDocument();
    expect(address()).toBe('/explore?q=lemons');
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByText('@lemons_and_sons')).toBeVisible();
    expect(address()).toBe('/explore?q=lemons&kind=people');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await screen.findByRole('heading', { name: 'Recent searches' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'lemons' })).toBeVisible();
  });

  it('leaves text typed while a search loads in the field; Back puts the earlier search there', async () => {
    const { write } = await createTestService();
    await write(amara, 'Two lemons for one');
    const { user, router } = await renderApp('/explore');
    const field = await screen.findByLabelText('Search posts and people');
    await user.type(field, 'lemons{Enter} and oranges');
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toHaveTextContent('Two lemons');
    expect(field).toHaveValue('lemons and oranges');
    expect(field).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('No posts match “lemons and oranges”')).toBeVisible();
    act(() => router.history.back());
    await waitFor(() => expect(field).toHaveValue('lemons'));
  });

  it('writes search operators from the filter form and finds tags', async () => {
    const { write } = await createTestService();
    await write(teo, 'Two trams, number four of them late. #trams');
    await write(amara, 'Where is number four of the trams?');
    await write(amara, 'Four trams, number unknown');
    const { user, address } = await renderApp('/explore?q=trams%20from%3Ateo_lindqvist');
    expect(await screen.findByRole('article', { name: 'Teo Lindqvist' })).toBeVisible();
    // Date fields are not loaded for a search without filters.
    expect(screen.queryByLabelText('Written by')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(screen.getByLabelText('Written by')).toHaveValue('teo_lindqvist');
    await user.clear(screen.getByLabelText('Written by'));
    await user.type(screen.getByLabelText('Written by'), '@amara_diallo');
    await user.type(screen.getByLabelText('This exact phrase'), 'number four');
    const form = () => within(screen.getByRole('form', { name: 'Filters' }));
    await user.click(form().getByRole('button', { name: 'Show results' }));
    const found = await screen.findByRole('article', { name: 'Amara Diallo' });
    expect(found).toHaveTextContent('Where is number four');
    expect(screen.getAllByRole('article')).toEqual([found]);
    await user.click(screen.getByLabelText('Only with pictures'));
    await user.click(form().getByRole('button', { name: 'Show results' }));
    await waitFor(() => expect(screen.queryAllByRole('article')).toEqual([]));
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe(
      'trams "number four" from:amara_diallo has:media',
    );
    await user.click(await screen.findByRole('tab', { name: 'Tags' }));
    expect(await screen.findByRole('link', { name: /1 post/ })).toHaveTextContent('trams');
    expect(address()).toContain('kind=tags');
  });

  it('offers follow buttons in people results', async () => {
    const { me, call } = await createTestService();
    await me(amara);
    await me(createMember('Amara Stone'));
    await call(ines, follow, { params: { handle: 'amara_stone' } });
    await call(amara, follow, { params: { handle: (await call(ines, getMe)).handle } });
    const { user, queryClient } = await renderApp('/explore?q=amara&kind=people');
    const found = within(await screen.findByRole('tabpanel', { name: 'People' }));
    expect(await found.findByRole('button', { name: 'Following Amara Stone' })).toBePressed();
    await user.click(found.getByRole('button', { name: 'Follow back Amara Diallo' }));
    expect(found.getByRole('button', { name: 'Following Amara Diallo' })).toBePressed();
    await waitFor(async () =>
      expect(await call(ines, getMember, { params: { handle: amara.handle } })).toMatchObject({
        relation: { following: true },
      }),
    );
    // The same member, on another device.
    await waitFor(() => expect(queryClient.getQueryData(followKey(amara.handle))).toBeNull());
    await call(ines, unfollow, { params: { handle: amara.handle } });
    await queryClient.refetchQueries({ queryKey: ['people'] });
    expect(await found.findByRole('button', { name: 'Follow back Amara Diallo' })).not.toBePressed();
  });

  it('offers no follow button on the reader’s own result', async () => {
    await createTestService();
    await renderApp('/explore?q=ines&kind=people');
    const found = within(await screen.findByRole('tabpanel', { name: 'People' }));
    expect(await found.findByRole('link', { name: 'Ines Marchetti' })).toBeVisible();
    expect(found.queryByRole('button')).not.toBeInTheDocument();
  });

  it('shows an invalid date as a field error and keeps the text', async () => {
    const { write } = await createTestService();
    await write(amara, 'Two lemons for one');
    const { user } = await renderApp('/explore');
    await user.type(await screen.findByLabelText('Search posts and people'), 'lemons since:foo{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Search posts and people')).toHaveAccessibleDescription(
        'Write a date after since: such as since:2026-11-21.',
      ),
    );
    const field = screen.getByLabelText('Search posts and people');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('lemons since:foo');
    expect(screen.queryByText('The posts did not load')).not.toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'lemons since:2020-01-01{Enter}');
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toBeVisible();
  });

  it('takes the days of a search as those of the reader', async () => {
    // Where it is tomorrow already, or still yesterday, by the clock of the service.
    vi.stubEnv('TZ', new Date().getUTCHours() < 12 ? 'Etc/GMT+12' : 'Pacific/Kiritimati');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { write } = await createTestService();
    await write(amara, 'Two lemons for one');
    await renderApp(`/explore?q=lemons+since:${today()}+until:${today()}`);
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toBeVisible();
  });

  it.each(['people', 'tags'])('explains that date and picture filters do not apply to %s', async (kind) => {
    await createTestService();
    await renderApp(`/explore?q=since%3A2026-11-01%20has%3Amedia&kind=${kind}`);
    expect(
      await screen.findByRole('heading', { name: 'Date and picture filters apply to posts' }),
    ).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
