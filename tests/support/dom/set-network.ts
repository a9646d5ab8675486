import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

/** What the browser says about its network from now on, until the test ends. */
export function setNetwork(there: boolean): void {
  const said = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  globalThis.dispatchEvent(new Event(there ? 'online' : 'offline'));
  // It listens to the window only once a query is watched.
  onlineManager.setOnline(there);
  onTestFinished(() => {
    said.mockRestore();
    onlineManager.setOnline(true);
  });
}
