import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const enabled = storageEntry({
  key: 'plaza.browser-notices',
  schema: z.nullable(z.literal('on')),
  fallback: null,
  format: 'text',
});

export type BrowserNotificationPermission = NotificationPermission | 'unsupported';

export const getBrowserNotificationPermission = (): BrowserNotificationPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

export const areBrowserNotificationsEnabled = (): boolean => enabled.get() === 'on';

export function setBrowserNotificationsEnabled(on: boolean): void {
  enabled.set(on ? 'on' : null);
}

/** Browsers allow the prompt only in response to a user gesture. */
export async function requestBrowserNotificationPermission(): Promise<BrowserNotificationPermission> {
  if (!('Notification' in window)) return 'unsupported';
  return Notification.requestPermission();
}

/**
 * Shows the unread count while the tab is hidden, the member has it enabled and the browser permits it. The tag makes a
 * later notification replace the earlier one, whichever tab showed it.
 */
export function showUnreadNotification(unread: number): void {
  if (
    !document.hidden ||
    !areBrowserNotificationsEnabled() ||
    getBrowserNotificationPermission() !== 'granted'
  )
    return;
  const title = unread === 1 ? 'One new notification' : `${unread} new notifications`;
  const options = { tag: 'plaza-unread', icon: `${import.meta.env.BASE_URL}icons/192.png` };
  try {
    const notification = new Notification(title, options);
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Android shows notifications only through the service worker, which also handles the click.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
