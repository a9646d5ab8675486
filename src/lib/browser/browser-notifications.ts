import * as z from 'zod/mini';
import { storageEntry } from '@/lib/storage/storage-entry';
import { noticeText } from '@/messages/shell/notice';

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

export const showUnreadNotification = (unread: number): void =>
  showBrowserNotification(noticeText.newNotifications(unread), 'plaza-unread');

/** Replaces the earlier one, so that many messages show one notice. */
export const showUnreadMessages = (unread: number): void =>
  showBrowserNotification(noticeText.newMessages(unread), 'plaza-messages');

/** In a muted conversation, whose messages are not counted. */
export const showMention = (): void => showBrowserNotification(noticeText.mentioned, 'plaza-mention');

/**
 * While the tab is hidden, the member has notifications enabled and the browser permits them. A later notification
 * with the same tag replaces the earlier one, whichever tab showed it.
 */
export function showBrowserNotification(title: string, tag: string): void {
  if (
    !document.hidden ||
    !areBrowserNotificationsEnabled() ||
    getBrowserNotificationPermission() !== 'granted'
  )
    return;
  const options = { tag, icon: `${import.meta.env.BASE_URL}icons/192.png` };
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
