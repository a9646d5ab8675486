import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hidePost } from '@contract/moderation/moderation';
import { reportPost } from '@contract/moderation/report';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';

const amara = createMember('Amara Diallo');
const rui = createMember('Rui Carvalho');

/** Opens, as Ines, a post with a picture that was reported and that Rui has hidden; returns its card with the menu open. */
async function openHidden(author: typeof ines) {
  const service = await createTestService();
  await Promise.all([ines, amara, rui].map((person) => service.me(person)));
  const moderator = (await service.me(author === ines ? rui : ines)).handle;
  await service.query(
    `UPDATE members SET role = 'moderator' WHERE handle IN ('${rui.handle}', '${moderator}')`,
  );
  const bytes = await solidPicture(8, 8).png().toBuffer();
  const { id } = await uploadPicture(service.request, author.uid, bytes, 'image/png');
  const post = await service.write(author, { text: 'Watches', media: [{ id, alt: 'A watch' }] });
  const params = { postId: post.id };
  await service.call(author === ines ? amara : ines, reportPost, { params, body: { reason: 'spam' } });
  await service.call(rui, hidePost, { params });
  const { user } = await renderApp(`/post/${post.id}`);
  const article = await screen.findByRole('article', { name: post.author.name });
  // The note depends on who reads, as the menu does: it must not open before the reader is known.
  const readers = author === ines ? 'Only you and moderators' : 'Only the author and moderators';
  await within(article).findByText(`${readers} can see it.`, { exact: false });
  await screen.findByText('No replies yet. Be the first.');
  await user.click(within(article).getByRole('button', { name: 'More post actions' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  return article;
}

it('tells the author why, without pictures or edit actions', async () => {
  const article = await openHidden(ines);
  expect(article).toHaveTextContent('Hidden by moderators, reported as: Spam');
  expect(article).toHaveTextContent('Only you and moderators can see it.');
  expect(within(article).queryByRole('img', { name: 'A watch' })).not.toBeInTheDocument();
  for (const change of ['Edit', 'Delete', 'Pin to profile']) {
    expect(screen.queryByRole('menuitem', { name: change })).not.toBeInTheDocument();
  }
});

it('tells moderators that the author can see it', async () => {
  const article = await openHidden(amara);
  expect(article).toHaveTextContent('Only the author and moderators can see it.');
  expect(screen.getByRole('menuitem', { name: 'Report this post' })).toBeVisible();
});
