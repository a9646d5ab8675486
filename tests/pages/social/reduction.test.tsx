import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listReductions, reduceMember, reduceTag } from '@contract/feed/reduction';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { renderApp } from '../../support/pages/render-app';
import { injectFault } from '../../support/pages/service-bridge';
import { createMember, createTestService } from '../../support/pages/test-service';

const amara = createMember('Amara Diallo');

it('shows less of a tag from a pick, which leaves the list until Undo', async () => {
  const { call, write } = await createTestService();
  await write(amara, 'Below');
  await write(amara, 'Lemons at the corner #Market');
  const { user } = await renderApp('/');
  await screen.findByText('Below');
  const pick = screen.getByText(/Lemons at the corner/).closest('article');
  await user.click(within(pick ?? document.body).getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show less of #Market' }));
  await waitFor(() => expect(screen.queryByText(/Lemons at the corner/)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText('Below').closest('article')).toHaveFocus());
  await waitFor(async () =>
    expect((await call(ines, listReductions)).items).toMatchObject([{ member: null, tag: 'market' }]),
  );
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/Lemons at the corner/)).toBeVisible();
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Lemons at the corner');
  await waitFor(async () => expect((await call(ines, listReductions)).items).toEqual([]));
});

it('lists authors and tags beside the muted words, with Allow again', async () => {
  const { call, me } = await createTestService();
  await me(amara);
  await call(ines, reduceMember, { params: { handle: amara.handle }, body: {} });
  await call(ines, reduceTag, { params: { tag: 'market' }, body: {} });
  const { user } = await renderApp('/more/muted-words');
  const list = await screen.findByRole('region', { name: 'Shown less in For you' });
  expect(await within(list).findByRole('link', { name: /Amara Diallo/ })).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Allow #market again' }));
  await waitFor(() => expect(within(list).queryByText('#market')).not.toBeInTheDocument());
  await waitFor(async () => expect((await call(ines, listReductions)).items).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await call(ines, listReductions)).items).toHaveLength(2));
});

it('says how to begin when nothing is shown less, and offers Retry when the list does not load', async () => {
  await createTestService();
  const removeFault = injectFault('GET /reductions', respondWithProblem(500, 'internal'));
  const { user } = await renderApp('/more/muted-words');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  removeFault();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing is shown less')).toBeVisible();
});
