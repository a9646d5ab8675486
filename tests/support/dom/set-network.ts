import { onlineManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

/** Sets navigator.onLine until the test ends. */
export function setNetwork(there: boolean): void {
  const said = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there);
  globalThis.dispatchEvent(new Event(there ? 'online' : 'offline'));
  // Listens to the window only once a query is observed.
  onlineManager.setOnline(there);
  onTestFinished(() => {
    said.mockRestore();
    onlineManager.setOnline(true);
  });
}
