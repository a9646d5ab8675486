import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './client';
import { eventually } from '../../tests/support/eventually';

test('refetches nothing when the tab regains focus or the network returns', async () => {
  const client = createQueryClient();
  client.mount();
  const read = vi.fn<() => Promise<string>>().mockResolvedValue('content');
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: read, staleTime: 0 });
  const unmount = observer.subscribe(() => undefined);
  await eventually(() => expect(observer.getCurrentResult().data).toBe('content'));
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  // Asked for later.
  await client.query({ queryKey: ['later'], queryFn: () => 'later' });
  expect(read).toHaveBeenCalledOnce();
  focusManager.setFocused(undefined);
  unmount();
  client.unmount();
});
