import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hidePost } from '@contract/moderation';
import { reportPost } from '@contract/report';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';
import { solidPicture, uploadPicture } from '../../../support/service/upload-picture';

const amara = createMember('Amara Diallo');
const rui = createMember('Rui Carvalho');

/** A post with a picture that is reported by Amara and hidden by Rui, and its card as Ines sees it. */
async function openHidden(author: typeof ines) {
  const town = await createTestService();
  await Promise.all([ines, amara, rui].map((person) => town.me(person)));
  const moderator = (await town.me(author === ines ? rui : ines)).handle;
  await town.query(`UPDATE members SET role = 'moderator' WHERE handle IN ('${rui.handle}', '${moderator}')`);
  const bytes = await solidPicture(8, 8).png().toBuffer();
  const { id } = await uploadPicture(town.request, author.uid, bytes, 'image/png');
  const post = await town.write(author, { text: 'Watches', media: [{ id, alt: 'A watch' }] });
  const params = { postId: post.id };
  await town.call(author === ines ? amara : ines, reportPost, { params, body: { reason: 'spam' } });
  await town.call(rui, hidePost, { params });
  const { user } = await renderApp(`/post/${post.id}`);
  const article = await screen.findByRole('article', { name: post.author.name });
  await within(article).findByText('Hidden by moderators');
  await user.click(within(article).getByRole('button', { name: 'More post actions' }));
  await screen.findByRole('menuitem', { name: 'Copy link' });
  return article;
}

it('tells its author why, shows no pictures and offers no change', async () => {
  const article = await openHidden(ines);
  expect(article).toHaveTextContent('Hidden by moderators, reported as: Spam');
  expect(article).toHaveTextContent('Only you and moderators can see it.');
  expect(within(article).queryByRole('img', { name: 'A watch' })).not.toBeInTheDocument();
  for (const change of ['Edit', 'Delete', 'Pin to profile']) {
    expect(screen.queryByRole('menuitem', { name: change })).not.toBeInTheDocument();
  }
});

it('tells moderators', async () => {
  const article = await openHidden(amara);
  expect(article).toHaveTextContent('Only the author and moderators can see it.');
  expect(screen.getByRole('menuitem', { name: 'Report this post' })).toBeVisible();
});
