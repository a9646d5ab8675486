import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listBookmarkFolders, moveBookmark, putBookmarkFolder } from '@contract/post/bookmark-folder';
import { bookmarkPost } from '@contract/post/post-interaction';
import { renderApp } from '../../support/pages/render-app';
import { ines } from '../../support/pages/fake-auth';
import { respondWithProblem } from '../../support/pages/problem-fault';
import { injectFault } from '../../support/pages/service-bridge';
import { createTestService } from '../../support/pages/test-service';

const folderId = '0a1b2c3d-0000-4000-8000-000000000001';

async function createBookmark() {
  const service = await createTestService();
  const { id: postId } = await service.write(ines, 'A soup');
  await service.call(ines, bookmarkPost, { params: { postId } });
  const folders = async () =>
    (await service.call(ines, listBookmarkFolders)).items.map(({ name, count }) => `${name} ${count}`);
  return { ...service, postId, folders };
}

const nameFolder = async (user: Awaited<ReturnType<typeof renderApp>>['user'], name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Folder name' });
  await user.clear(field);
  await user.type(field, `${name}{Enter}`);
};

it('says that there are no bookmarks once the last post is deleted', async () => {
  await createBookmark();
  const { user } = await renderApp('/bookmarks');
  await screen.findByText('A soup');
  await user.click(screen.getByRole('button', { name: 'More post actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this post?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No bookmarks yet')).toBeVisible();
  expect(screen.queryByText('No more posts')).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  // The list is read again while the post returns.
  await waitFor(() => expect(screen.getByText('A soup')).toBeVisible());
});

describe('bookmark folders', () => {
  it('creates a folder, renames it, deletes it and restores it by Undo', async () => {
    const { folders } = await createBookmark();
    const { user, address } = await renderApp('/bookmarks');
    await user.click(await screen.findByRole('button', { name: 'New folder' }));
    await nameFolder(user, 'Recipes');
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    expect(await screen.findByText('This folder is empty')).toBeVisible();
    await waitFor(async () => expect(await folders()).toEqual(['Recipes 0']));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    await nameFolder(user, 'Cooking');
    expect(await screen.findByRole('heading', { level: 1, name: 'Cooking' })).toBeVisible();
    await waitFor(async () => expect(await folders()).toEqual(['Cooking 0']));
    await user.click(screen.getByRole('button', { name: 'Delete folder' }));
    expect(await screen.findByText('A soup')).toBeVisible();
    expect(address()).toBe('/bookmarks');
    await waitFor(async () => expect(await folders()).toEqual([]));
    await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? document.body);
    await waitFor(async () => expect(await folders()).toEqual(['Cooking 0']));
  });

  it('moves a bookmark into a new folder from the post’s menu, and back by Undo', async () => {
    const { folders } = await createBookmark();
    const { user } = await renderApp('/bookmarks');
    await user.click(await screen.findByRole('button', { name: 'More post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move bookmark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move bookmark' }));
    expect(await dialog.findByRole('radio', { name: 'No folder' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'New folder' }));
    const name = dialog.getByRole('textbox', { name: 'Folder name' });
    await user.type(name, '   ');
    expect(name).toBeInvalid();
    await user.type(name, 'Recipes');
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(async () => expect(await folders()).toEqual(['Recipes 1']));
    await user.click(await screen.findByRole('link', { name: /^Recipes/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Recipes' })).toBeVisible();
    expect(await screen.findByText('A soup')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This folder is empty')).toBeVisible();
    await waitFor(async () => expect(await folders()).toEqual(['Recipes 0']));
  });

  it('no longer counts a bookmark that is removed, which is in no folder when it is added again', async () => {
    const { call, postId, folders } = await createBookmark();
    await call(ines, putBookmarkFolder, { params: { folderId }, body: { name: 'Recipes' } });
    await call(ines, moveBookmark, { params: { postId }, body: { folderId } });
    const { user } = await renderApp('/bookmarks');
    expect(await screen.findByRole('link', { name: 'Recipes 1' })).toBeVisible();
    const openDialog = async () => {
      await user.click(await screen.findByRole('button', { name: 'More post actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move bookmark' }));
      return within(await screen.findByRole('dialog', { name: 'Move bookmark' }));
    };
    const before = await openDialog();
    expect(await before.findByRole('radio', { name: 'Recipes' })).toBeChecked();
    await user.click(before.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Bookmark', pressed: true }));
    await waitFor(async () => expect(await folders()).toEqual(['Recipes 0']));
    expect(await screen.findByRole('link', { name: 'Recipes' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Bookmark', pressed: false }));
    const after = await openDialog();
    await waitFor(() => expect(after.getByRole('radio', { name: 'No folder' })).toBeChecked());
  });

  it('shows the folder of a bookmark and says when the service refuses a move', async () => {
    const { call, postId } = await createBookmark();
    await call(ines, putBookmarkFolder, { params: { folderId }, body: { name: 'Recipes' } });
    await call(ines, moveBookmark, { params: { postId }, body: { folderId } });
    injectFault('PUT /posts/:id/bookmark/folder', respondWithProblem(409, 'conflict'));
    const { user } = await renderApp(`/bookmarks?folder=${folderId}`);
    await user.click(await screen.findByRole('button', { name: 'More post actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move bookmark' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move bookmark' }));
    expect(await dialog.findByRole('radio', { name: 'Recipes' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'No folder' }));
    await user.click(dialog.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('The bookmark was not moved')).toBeVisible();
    expect(screen.getByText('A soup')).toBeVisible();
  });
});
