import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { followTag, listFollowedTags } from '@contract/feed/tag-follow';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { injectFault } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

async function writeTagged() {
  const service = await createTestService();
  await service.write(amara, 'Lemons #MarketDay');
  const followed = async () => (await service.call(ines, listFollowedTags)).items.map(({ tag }) => tag);
  return { ...service, followed };
}

/** Once it takes a press: it is disabled until the followed tags are loaded. */
async function findFollowButton(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Follow #MarketDay' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

describe('followed tags', () => {
  it('follows the tag of a page, takes it back by Undo and again with the keyboard', async () => {
    const { followed } = await writeTagged();
    const { user } = await renderApp('/explore?q=%23marketday');
    expect(await screen.findByRole('heading', { name: '#MarketDay' })).toBeVisible();
    await user.click(await findFollowButton());
    expect(await screen.findByRole('button', { name: 'Following #MarketDay' })).toBePressed();
    await waitFor(async () => expect(await followed()).toEqual(['marketday']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const button = await screen.findByRole('button', { name: 'Follow #MarketDay' });
    await waitFor(async () => expect(await followed()).toEqual([]));
    button.focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await followed()).toEqual(['marketday']));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect(await followed()).toEqual([]));
  });

  it('offers no such button for a search of more than one tag', async () => {
    await writeTagged();
    await renderApp('/explore?q=%23marketday%20lemons');
    expect(await screen.findByRole('article', { name: 'Amara Diallo' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /#MarketDay/i })).not.toBeInTheDocument();
  });

  it('lists the tags beside those of today, to follow and to unfollow', async () => {
    const { call, followed } = await writeTagged();
    await call(ines, followTag, { params: { tag: 'lamps' } });
    const { user } = await renderApp('/explore?kind=tags');
    const own = within(await screen.findByRole('region', { name: 'Tags you follow' }));
    expect(await own.findByRole('link', { name: '#lamps' })).toHaveAttribute(
      'href',
      '/webapp/explore?q=%23lamps',
    );
    const today = within(screen.getByRole('region', { name: 'Tags today' }));
    await user.click(await today.findByRole('button', { name: 'Follow #MarketDay' }));
    expect(await own.findByRole('link', { name: '#MarketDay' })).toBeVisible();
    await user.click(own.getByRole('button', { name: 'Following #lamps' }));
    await waitFor(() => expect(own.queryByRole('link', { name: '#lamps' })).not.toBeInTheDocument());
    await waitFor(async () => expect(await followed()).toEqual(['marketday']));
  });

  it('says how to begin without followed tags, and when the list does not load', async () => {
    await writeTagged();
    const { queryClient } = await renderApp('/explore?kind=tags');
    expect(await screen.findByText('Follow a tag to see its posts in For you.')).toBeVisible();
    injectFault('GET /followed-tags', respondWithProblem(403, 'forbidden'));
    await queryClient.resetQueries({ queryKey: ['followed-tags'] });
    expect(await screen.findByText('Your tags did not load')).toBeVisible();
  });

  it('shows the tag as not followed again when the service refuses', async () => {
    await writeTagged();
    injectFault('PUT /followed-tags/:tag', respondWithProblem(409, 'conflict'));
    const { user } = await renderApp('/explore?q=%23marketday');
    await user.click(await findFollowButton());
    expect(await screen.findByText('You do not follow #MarketDay yet')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Follow #MarketDay' })).not.toBePressed();
  });
});
