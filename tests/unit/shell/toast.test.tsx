// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { toast } from 'react-toastify/unstyled';
import { Toasts } from '@/components/shell/overlay/Toasts';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { showToast } from '@/lib/overlays/toast';
import { offerUndo } from '@/lib/overlays/undo';

test('shows toasts raised before the region mounts, even when React mounts it twice', async () => {
  showToast({ type: 'success', title: 'Saved' });
  render(
    <StrictMode>
      <Toasts />
    </StrictMode>,
  );
  expect(await screen.findByText('Saved')).toBeVisible();
});

test('stands within the topmost open dialog, whose backdrop would cover it, and stays when that closes', async () => {
  const view = (...titles: string[]) => (
    <>
      <Toasts />
      {titles.map((title) => (
        <Dialog key={title} open title={title} onClose={() => undefined} />
      ))}
    </>
  );
  const { rerender } = render(view('Labels', 'Delete label'));
  showToast({ type: 'success', title: 'Label deleted' });
  const isIn = (title: string) =>
    within(screen.getByRole('dialog', { name: title })).queryByText('Label deleted');
  await waitFor(() => expect(isIn('Delete label')).toBeVisible());
  rerender(view('Labels'));
  expect(isIn('Labels')).toBeVisible();
  rerender(view());
  expect(screen.getByText('Label deleted')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Label deleted')).toBeNull());
});

describe('an undone action', () => {
  const undone: string[] = [];
  const offer = (title: string, fails = false) =>
    offerUndo({
      title,
      undo: () => {
        undone.push(title);
        return fails ? Promise.reject(new Error('The well is dry')) : Promise.resolve();
      },
    });
  const pressKeys = () => fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

  beforeEach(() => {
    undone.length = 0;
    render(<Toasts />);
  });
  afterEach(() => toast.dismiss());

  test('closes its toast at once, by button or Ctrl+Z', async () => {
    offer('Post liked');
    offer('Post kept');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeVisible();
    expect(undone).toEqual(['Post kept']);
    pressKeys();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(undone.toSorted()).toEqual(['Post kept', 'Post liked']);
  });

  test('replaces the toast of the action before', async () => {
    for (const title of ['Ada is muted', 'Noor is muted', 'Rui is muted']) offer(title);
    expect(await screen.findByText('Rui is muted')).toBeVisible();
    await gone('Ada is muted');
    await gone('Noor is muted');
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) pressKeys();
    await waitFor(() => expect(undone).toEqual(['Rui is muted', 'Noor is muted', 'Ada is muted']));
  });

  test('shows no toast for a quiet action, which Ctrl+Z undoes', async () => {
    offerUndo({ title: 'Liked', quiet: true, undo: () => Promise.resolve(undone.push('Liked')) });
    showToast({ type: 'info', title: 'Shown later' });
    expect(await screen.findByText('Shown later')).toBeVisible();
    expect(screen.queryByText('Liked')).toBeNull();
    pressKeys();
    await waitFor(() => expect(undone).toEqual(['Liked']));
  });

  test('leaves no inactive Undo button', async () => {
    offer('Bucket let down', true);
    await screen.findByText('Bucket let down');
    pressKeys();
    expect(await screen.findByText('The well is dry')).toBeVisible();
    await gone('Bucket let down');
  });

  test('never shows a toast that was still queued', async () => {
    for (let count = 1; count <= 5; count += 1)
      showToast({ id: `full ${count}`, type: 'info', title: `Full ${count}` });
    await screen.findByText('Full 5');
    offer('Sixth action');
    pressKeys();
    await waitFor(() => expect(undone).toEqual(['Sixth action']));
    for (let count = 1; count <= 5; count += 1) toast.dismiss(`full ${count}`);
    expect(await screen.findByText('Undone')).toBeVisible();
    await gone('Full 5');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
