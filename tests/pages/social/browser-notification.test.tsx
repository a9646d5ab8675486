import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setBrowserNotificationsEnabled, showUnreadNotification } from '@/lib/browser/browser-notifications';
import { renderApp } from '../../support/pages/render-app';

const shown: string[] = [];

/** A browser that answers `answer` when it is asked, and shows notices by remembering their titles. */
function grantNotices(answer: NotificationPermission) {
  const asked = vi.fn<() => void>();
  class Notice extends EventTarget {
    static permission: NotificationPermission = 'default';
    static requestPermission(): Promise<NotificationPermission> {
      asked();
      Notice.permission = answer;
      return Promise.resolve(answer);
    }
    constructor(title: string) {
      super();
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', Notice);
  return asked;
}

const name = /Show notifications while another tab/;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  setBrowserNotificationsEnabled(false);
  shown.length = 0;
});

describe('notifications of the browser', () => {
  it('are asked for by a press alone, and only say how many', async () => {
    const asked = grantNotices('granted');
    const { user } = await renderApp('/notifications/settings');
    const toggle = await screen.findByRole('switch', { name });
    expect(asked).not.toHaveBeenCalled();
    await user.click(toggle);
    expect(asked).toHaveBeenCalledOnce();
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

  it('are shown by the worker where pages may not show any, as on a phone', async () => {
    const showNotification = vi.fn<(title: string, options: NotificationOptions) => Promise<void>>(() =>
      Promise.resolve(),
    );
    class Refusing {
      static permission: NotificationPermission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    }
    vi.stubGlobal('Notification', Refusing);
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    setBrowserNotificationsEnabled(true);
    showUnreadNotification(4);
    await vi.waitFor(() =>
      expect(showNotification).toHaveBeenCalledWith(
        '4 new notifications',
        expect.objectContaining({ tag: 'plaza-unread' }),
      ),
    );
  });

  it('stay off where the browser does not allow them, and the page says what to do', async () => {
    grantNotices('denied');
    const { user } = await renderApp('/notifications/settings');
    const toggle = await screen.findByRole('switch', { name });
    await user.click(toggle);
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
    expect(toggle).not.toBeChecked();
  });
});
