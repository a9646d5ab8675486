import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPost } from '@contract/post/post';
import { editPost } from '@contract/post/post-edit';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
const NEWS = 'https://news.example/lamps';

type Service = Awaited<ReturnType<typeof createTestService>>;
/** What the job stores once it has fetched the page. */
const storeCard = ({ query }: Service) =>
  query(`INSERT INTO link_cards (url, title, description, site, used_at)
    VALUES ('${NEWS}', '<b>Lamps</b> out at eight', 'Two hundred paper ones.', 'The News', now())`);

it('shows the card of a link as one link, with markup as text', async () => {
  const service = await createTestService();
  await storeCard(service);
  await service.write(amara, `Tonight: ${NEWS}`);
  await renderApp('/');
  const card = await screen.findByRole('link', { name: /<b>Lamps<\/b> out at eight/ });
  expect(card).toHaveAttribute('href', NEWS);
  expect(card).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  expect(card).toHaveTextContent('news.exampleThe News<b>Lamps</b> out at eightTwo hundred paper ones.');
});

it('removes the card of an own post, and shows the card again by Undo', async () => {
  const service = await createTestService();
  await storeCard(service);
  const { id } = await service.write(ines, `Tonight: ${NEWS}`);
  const stored = async () => (await service.call(ines, getPost, { params: { postId: id } })).linkCard;
  const { user } = await renderApp(`/post/${id}`);
  const card = () => screen.queryByRole('link', { name: /out at eight/ });
  await screen.findByRole('link', { name: /out at eight/ });
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove link card' }));
  await waitFor(() => expect(card()).not.toBeInTheDocument());
  await waitFor(async () => expect(await stored()).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: /out at eight/ })).toBeVisible();
  await waitFor(async () => expect(await stored()).not.toBeNull());
  expect(screen.getByRole('link', { name: /^news\.example\/lamps$/ })).toBeVisible();
});

it('offers removal to the author only', async () => {
  const service = await createTestService();
  await storeCard(service);
  const { id } = await service.write(amara, `Tonight: ${NEWS}`);
  const { user } = await renderApp(`/post/${id}`);
  await screen.findByRole('link', { name: /out at eight/ });
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  const menu = await screen.findByRole('menu');
  expect(within(menu).queryByRole('menuitem', { name: 'Remove link card' })).not.toBeInTheDocument();
});

it('does not move the posts of others: a card that arrives later is shown at the next visit', async () => {
  const service = await createTestService();
  const theirs = await service.write(amara, `Theirs: ${NEWS}`);
  const own = await service.write(ines, `Mine: ${NEWS}`);
  await renderApp('/');
  await screen.findByText(/^Theirs/);
  await storeCard(service);
  const edit = (postId: string, text: string) => ({
    params: { postId },
    body: { text, contentWarning: null },
  });
  await service.call(amara, editPost, edit(theirs.id, `Theirs now: ${NEWS}`));
  await service.call(ines, editPost, edit(own.id, `Mine now: ${NEWS}`));
  await screen.findByText(/^Theirs now/);
  await screen.findByText(/^Mine now/);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /out at eight/ })).toHaveLength(1));
});
