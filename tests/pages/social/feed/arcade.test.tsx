import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { follow } from '@contract/member/profile';
import { renderApp } from '../../../support/pages/render-app';
import { setNetwork } from '../../../support/dom/set-network';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');

const followBoth = async () => {
  const service = await createTestService();
  for (const author of [amara, teo]) {
    await service.me(author);
    await service.call(ines, follow, { params: { handle: author.handle } });
  }
  await service.write(amara, 'One');
  await service.write(amara, 'Two');
  await service.write(teo, 'Three');
  return service;
};

const arcade = () => screen.findByRole('navigation', { name: 'New from people you follow' });

describe('the arcade above the feed', () => {
  it('counts the new posts of each author and forgets them after a visit', async () => {
    const { write } = await followBoth();
    const { user, address, router } = await renderApp('/');
    const doorway = await within(await arcade()).findByRole('link', { name: 'Amara Diallo, 2 new posts' });
    await user.click(doorway);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amara Diallo' })).toBeVisible();
    expect(address()).toBe('/u/amara_diallo');
    expect(await screen.findByText('Two')).toBeVisible();
    await router.navigate({ to: '/' });
    const links = within(await arcade());
    expect(await links.findByRole('link', { name: 'Amara Diallo' })).toBeVisible();
    expect(links.getByRole('link', { name: 'Teo Lindqvist, 1 new post' })).toBeVisible();
    expect(links.getAllByRole('link').map((link) => link.title)).toEqual(['Teo Lindqvist', 'Amara Diallo']);
    await write(amara, 'Four');
    await router.options.context.queryClient.invalidateQueries({ queryKey: ['recent-authors'] });
    expect(await links.findByRole('link', { name: 'Amara Diallo, 1 new post' })).toBeVisible();
  });

  it('shows and says no more than nine new posts', async () => {
    const { write } = await followBoth();
    for (let count = 0; count < 8; count += 1) await write(amara, `More ${count}`);
    await renderApp('/');
    const doorway = await within(await arcade()).findByRole('link', { name: 'Amara Diallo, 9+ new posts' });
    expect(within(doorway).getByText('9+')).toBeVisible();
  });

  it('suggests people to a member whose followed people are silent', async () => {
    const { me } = await createTestService();
    await me(amara);
    await renderApp('/');
    const people = await screen.findByRole('navigation', { name: 'People to meet' });
    expect(within(people).getByRole('link', { name: 'Amara Diallo' })).toHaveAttribute(
      'href',
      '/webapp/u/amara_diallo',
    );
  });

  it('fails with one quiet line and recovers with the page', async () => {
    await followBoth();
    const removeFault = injectFault('GET /feed/people', respondWithProblem(500, 'internal'));
    const { user } = await renderApp('/');
    const message = await screen.findByText('The people you follow did not load.');
    removeFault();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await arcade()).toBeVisible();
    expect(message).not.toBeInTheDocument();
  });

  it('does not say that nobody is there where the people to meet did not load', async () => {
    await createTestService();
    injectFault('GET /suggestions', respondWithProblem(500, 'internal'));
    await renderApp('/');
    expect(await screen.findByText('The people you follow did not load.')).toBeVisible();
  });

  it('says so where the network goes before the people have come, and shows them once it is back', async () => {
    await followBoth();
    setNetwork(false);
    await renderApp('/');
    const message = await screen.findByText('The people you follow did not load.');
    act(() => setNetwork(true));
    expect(await arcade()).toBeVisible();
    expect(message).not.toBeInTheDocument();
  });
});
