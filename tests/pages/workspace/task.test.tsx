import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tasks } from '@/data/task/collection';
import { sampleTaskId } from '@/data/task/seed';
import { renderApp } from '../../support/pages/render-app';

describe('a task', () => {
  it('completes a step, counts it and logs it in the activity', async () => {
    const { user } = await renderApp('/tasks/view-details?task=2');
    const list = within(await screen.findByRole('region', { name: 'Checklist' }));
    expect(list.getByText('1 of 4')).toBeVisible();
    await user.click(list.getByRole('checkbox', { name: 'Buy paint' }));
    expect(await list.findByText('2 of 4')).toBeVisible();
    const log = within(screen.getByRole('region', { name: 'Activity' }));
    expect(log.getByText('completed "Buy paint"')).toBeVisible();
  });

  it('adds a comment and a reply, and counts both', async () => {
    const { user } = await renderApp('/tasks/view-details?task=7');
    const talk = within(await screen.findByRole('region', { name: /comment/ }));
    const before = Number.parseInt(talk.getByRole('heading', { level: 2 }).textContent ?? '', 10);
    await user.type(talk.getByRole('textbox', { name: 'Write a comment' }), 'The oil is here.');
    await user.click(talk.getByRole('button', { name: 'Send' }));
    const own = within(await talk.findByRole('article', { name: 'Comment by You' }));
    await user.click(own.getByRole('button', { name: 'Reply' }));
    await user.type(own.getByRole('textbox', { name: 'Reply to You' }), 'Two tins.');
    const replies = own.getAllByRole('button', { name: 'Reply' });
    await user.click(replies.at(-1) ?? replies[0] ?? document.body);
    // The input unmounts when the response arrives.
    await waitFor(() => expect(talk.getByText('Two tins.')).toBeVisible());
    await waitFor(() =>
      expect(talk.getByRole('heading', { level: 2 })).toHaveTextContent(`${before + 2} comments`),
    );
  });

  it('stores every attachment chosen at once', async () => {
    const { user } = await renderApp('/tasks/view-details?task=7');
    const box = within(await screen.findByRole('region', { name: 'Attachments' }));
    const before = box.queryAllByRole('listitem').length;
    const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => new File([name], name));
    await user.upload(box.getByLabelText('Attach'), files);
    await waitFor(() => expect(box.getAllByRole('listitem')).toHaveLength(before + 3));
    const stored = async () =>
      (await tasks.get(sampleTaskId(7)))?.attachments.map(({ name }) => name).slice(-3);
    await waitFor(async () => expect(await stored()).toEqual(['one.txt', 'two.txt', 'three.txt']));
  });

  it('counts a member once among those who find a comment helpful', async () => {
    const { user } = await renderApp('/tasks/view-details?task=7');
    const talk = within(await screen.findByRole('region', { name: /comment/ }));
    const [first] = talk.getAllByRole('button', { name: /^Helpful/ });
    if (!first) throw new Error('No comment');
    const count = () => Number(first.textContent?.replace(/\D/g, ''));
    const before = count();
    await user.click(first);
    await waitFor(() => expect(count()).toBe(before + 1));
    expect(first).toHaveAttribute('aria-pressed', 'true');
    await user.click(first);
    await waitFor(() => expect(count()).toBe(before));
  });

  it('shows a notice when the task does not exist', async () => {
    await renderApp('/tasks/view-details?task=9999');
    expect(await screen.findByRole('heading', { name: 'This task is not on the board' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the board' })).toHaveAttribute(
      'href',
      '/webapp/tasks/kanban',
    );
  });

  it('calls nothing deleted on a board without tasks, and keeps its heading', async () => {
    await renderApp('/tasks/view-details');
    await screen.findByRole('region', { name: 'Checklist' });
    const inverse = await tasks.applyChanges((await tasks.all()).map(({ id }) => ({ remove: id })));
    expect(await screen.findByRole('heading', { name: 'No tasks yet' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Task details' })).toBeVisible();
    await tasks.applyChanges(inverse);
  });
});
