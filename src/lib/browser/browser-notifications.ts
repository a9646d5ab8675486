import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';

const enabled = storageEntry({
  key: 'plaza.browser-notices',
  schema: z.nullable(z.literal('on')),
  fallback: null,
  format: 'text',
});

/** What the browser says about showing notifications outside of the page. */
export type BrowserNotificationPermission = NotificationPermission | 'unsupported';

export const getBrowserNotificationPermission = (): BrowserNotificationPermission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** The member's choice on this device, apart from the browser's permission. */
export const areBrowserNotificationsEnabled = (): boolean => enabled.get() === 'on';

export function setBrowserNotificationsEnabled(on: boolean): void {
  enabled.set(on ? 'on' : null);
}

/** Asks the person; only ever called by a press. */
export async function requestBrowserNotificationPermission(): Promise<BrowserNotificationPermission> {
  if (!('Notification' in window)) return 'unsupported';
  return Notification.requestPermission();
}

/**
 * Says how many notifications wait, where the person wants it, allows it, and looks elsewhere. One notice stands at
 * most: a later one takes its place, in whatever tab it was made.
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
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
  } catch {
    // Android leaves them to the worker, which also hears the press.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification(title, options));
  }
}
