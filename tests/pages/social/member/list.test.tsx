import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addListMember, getListsOfMember, listLists, putList } from '@contract/member/list';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { respondWithProblem } from '../../../support/pages/problem-fault';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');

async function createList(name: string, ...handles: string[]) {
  const service = await createTestService();
  await service.write(amara, 'Amara writes');
  const listId = randomUUID();
  await service.call(ines, putList, { params: { listId }, body: { name } });
  for (const handle of handles) await service.call(ines, addListMember, { params: { listId, handle } });
  const lists = async () =>
    (await service.call(ines, listLists)).items.map((list) => `${list.name} ${list.count}`);
  return { ...service, listId, lists };
}

describe('lists of people', () => {
  it('creates a list, renames it, deletes it and restores it by Undo', async () => {
    const { call } = await createTestService();
    const names = async () => (await call(ines, listLists)).items.map(({ name }) => name);
    const { user, address } = await renderApp('/lists');
    expect(await screen.findByText('No lists yet')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'New list' })[0] ?? document.body);
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Choir{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Choir' })).toBeVisible();
    expect(await screen.findByText('No posts yet')).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['Choir']));
    await user.click(screen.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'List name' });
    await user.clear(field);
    await user.type(field, 'Singers{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Singers' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete list' }));
    await waitFor(() => expect(address()).toBe('/lists'));
    await waitFor(async () => expect(await names()).toEqual([]));
    await user.click((await screen.findAllByRole('button', { name: 'Undo' }))[0] ?? document.body);
    await waitFor(async () => expect(await names()).toEqual(['Singers']));
    expect(await screen.findByRole('link', { name: /Singers/ })).toHaveTextContent('No one yet');
  });

  it('adds a member to lists by check marks in the profile’s menu, and takes all back by Undo', async () => {
    const { call, lists } = await createList('Choir', amara.handle);
    const { user } = await renderApp(`/u/${amara.handle}`);
    await user.click(await screen.findByRole('button', { name: 'More actions for Amara Diallo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add to lists' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lists with Amara Diallo' }));
    const choir = await dialog.findByRole('checkbox', { name: 'Choir' });
    expect(choir).toBeChecked();
    await user.click(choir);
    await user.click(dialog.getByRole('button', { name: 'New list' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name of a new list' }), 'Bakers{Enter}');
    await waitFor(async () => expect(await lists()).toEqual(['Bakers 1', 'Choir 0']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await lists()).toEqual(['Bakers 0', 'Choir 1']));
    expect((await call(ines, getListsOfMember, { params: { handle: amara.handle } })).listIds).toHaveLength(
      1,
    );
  });

  it('shows the posts of the list, and new ones wait behind the button', async () => {
    const { write, listId } = await createList('Choir', amara.handle);
    const live = waitForEventStream();
    const { user } = await renderApp(`/lists/${listId}`);
    expect(await screen.findByText('Amara writes')).toBeVisible();
    await live;
    await act(() => write(amara, 'Amara again'));
    const button = await screen.findByRole('button', { name: /1 new post/ });
    expect(screen.queryByText('Amara again')).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByText('Amara again')).toBeVisible();
    expect(screen.queryByRole('button', { name: /new post/ })).not.toBeInTheDocument();
  });

  it('lists the people and removes one with Undo', async () => {
    const { listId, lists } = await createList('Choir', amara.handle);
    const { user } = await renderApp(`/lists/${listId}`);
    await user.click(await screen.findByRole('tab', { name: 'People' }));
    await user.click(await screen.findByRole('button', { name: 'Remove Amara Diallo from the list' }));
    expect(await screen.findByText('No one yet')).toBeVisible();
    await waitFor(async () => expect(await lists()).toEqual(['Choir 0']));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Amara Diallo' })).toBeVisible();
    await waitFor(async () => expect(await lists()).toEqual(['Choir 1']));
  });

  it('says when a list does not exist, and when the lists do not load', async () => {
    await createTestService();
    const { router, queryClient } = await renderApp(`/lists/${randomUUID()}`);
    expect(await screen.findByText('This list does not exist')).toBeVisible();
    injectFault('GET /lists', respondWithProblem(403, 'forbidden'));
    await queryClient.resetQueries({ queryKey: ['lists'] });
    await router.navigate({ to: '/lists' });
    expect(await screen.findByText('Your lists did not load')).toBeVisible();
  });

  it('says when the service refuses a list', async () => {
    await createTestService();
    injectFault('PUT /lists/:id', respondWithProblem(409, 'conflict'));
    const { user } = await renderApp('/lists');
    const [button] = await screen.findAllByRole('button', { name: 'New list' });
    await user.click(button ?? document.body);
    await user.type(await screen.findByRole('textbox', { name: 'List name' }), 'Choir{Enter}');
    expect(await screen.findByText('The list was not saved')).toBeVisible();
    expect(await screen.findByText('This list does not exist')).toBeVisible();
  });
});
