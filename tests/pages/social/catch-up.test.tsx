import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCatchUp } from '@contract/feed/catch-up';
import { follow } from '@contract/member/profile';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { renderApp } from '../../support/pages/render-app';
import { injectFault } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const teo = createMember('Teo Lindqvist');

async function serve() {
  const service = await createTestService();
  for (const member of [amara, teo]) {
    const { handle } = await service.me(member);
    await service.call(ines, follow, { params: { handle } });
  }
  await service.write(amara, 'Lemons at the corner');
  await service.write(amara, 'The tram is early');
  await service.write(teo, 'A walk by the river');
  return service;
}

it('counts before it starts, reads one post after the other with j and k, and ends', async () => {
  const { call } = await serve();
  const { user, address } = await renderApp('/catch-up');
  expect(await screen.findByRole('heading', { name: '3 posts by 2 people' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yesterday' })).toBeVisible();
  expect(screen.getByText(/about 1 minute to read/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Read one by one' }));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(address()).toBe('/catch-up?view=one');
  const first = screen.getByRole('article').textContent;
  await user.keyboard('j');
  expect(await screen.findByText('2 of 3')).toBeVisible();
  expect(screen.getByRole('article')).toHaveFocus();
  expect(screen.getByRole('article').textContent).not.toBe(first);
  await user.keyboard('k');
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await user.keyboard('jj');
  await user.click(await screen.findByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('heading', { name: 'You’re caught up' })).toBeVisible();
  await waitFor(async () => expect((await call(ines, readCatchUp)).groups).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 3')).toBeVisible();
  await waitFor(async () => expect((await call(ines, readCatchUp)).groups).toHaveLength(2));
});

it('shows all posts as a list by person, and moves with j', async () => {
  await serve();
  const { user } = await renderApp('/catch-up?view=list');
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  await user.keyboard('j');
  expect(screen.getAllByRole('article')[0]).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'I’m caught up' }));
  expect(await screen.findByRole('heading', { name: 'You’re caught up' })).toBeVisible();
});

it('says that nothing was missed, and offers Retry when the posts do not load', async () => {
  await createTestService();
  const removeFault = injectFault('GET /catch-up', respondWithProblem(400, 'validation'));
  const { user } = await renderApp('/catch-up');
  expect(await screen.findByRole('heading', { name: 'The posts did not load' })).toBeVisible();
  removeFault();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'You’re caught up' })).toBeVisible();
});

it('counts missed posts beside the tabs of the feed', async () => {
  await serve();
  const { user, address } = await renderApp('/');
  const chip = await screen.findByRole('link', { name: 'Catch up, 3' });
  expect(chip).toHaveAttribute('title', '3 new posts by people you follow');
  await user.click(chip);
  await waitFor(() => expect(address()).toBe('/catch-up'));
  expect(await screen.findByRole('heading', { name: '3 posts by 2 people' })).toBeVisible();
});
