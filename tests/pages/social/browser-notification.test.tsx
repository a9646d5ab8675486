import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setBrowserNotificationsEnabled, showUnreadNotification } from '@/lib/browser/browser-notifications';
import { renderApp } from '../../support/pages/render-app';
import { eventually } from '../../support/eventually';

const shown: string[] = [];

/** Stubs `Notification`: grants `answer` on request and records the titles shown. */
function stubNotifications(answer: NotificationPermission) {
  const requested = vi.fn<() => void>();
  class FakeNotification extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission(): Promise<NotificationPermission> {
      requested();
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
  return requested;
}

const name = /Show notifications while another tab/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setBrowserNotificationsEnabled(false);
  shown.length = 0;
});

describe('browser notifications', () => {
  it('asks for permission on press only and shows a count', async () => {
    const requested = stubNotifications('granted');
    const { user } = await renderApp('/notifications/settings');
    const toggle = await screen.findByRole('switch', { name });
    expect(requested).not.toHaveBeenCalled();
    await user.click(toggle);
    expect(requested).toHaveBeenCalledOnce();
    expect(toggle).toBeChecked();
    showUnreadNotification(2);
    expect(shown).toEqual([]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    showUnreadNotification(1);
    showUnreadNotification(2);
    expect(shown).toEqual(['One new notification', '2 new notifications']);
    await user.click(toggle);
    showUnreadNotification(3);
    expect(shown).toHaveLength(2);
  });

  it('shows them through the service worker where pages cannot', async () => {
    const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() =>
      Promise.resolve(),
    );
    class ThrowingNotification {
      static permission: NotificationPermission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', ThrowingNotification);
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    setBrowserNotificationsEnabled(true);
    showUnreadNotification(4);
    await eventually(() =>
      expect(showNotification).toHaveBeenCalledWith(
        '4 new notifications',
        expect.objectContaining({ tag: 'plaza-unread' }),
      ),
    );
  });

  it('stays off and explains what to do when the browser denies permission', async () => {
    stubNotifications('denied');
    const { user } = await renderApp('/notifications/settings');
    const toggle = await screen.findByRole('switch', { name });
    await user.click(toggle);
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
    expect(toggle).not.toBeChecked();
  });
});
