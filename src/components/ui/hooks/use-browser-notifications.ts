import { useState } from 'react';
import {
  areBrowserNotificationsEnabled,
  getBrowserNotificationPermission,
  requestBrowserNotificationPermission,
  setBrowserNotificationsEnabled,
} from '@/lib/browser/browser-notifications';

/** Per device. `toggle` must follow a press: only then browsers ask for permission. */
export function useBrowserNotifications() {
  const [on, setOn] = useState(areBrowserNotificationsEnabled);
  const [permission, setPermission] = useState(getBrowserNotificationPermission);
  const toggle = async () => {
    if (on) {
      setBrowserNotificationsEnabled(false);
      setOn(false);
      return;
    }
    const result = await requestBrowserNotificationPermission();
    setPermission(result);
    setBrowserNotificationsEnabled(result === 'granted');
    setOn(result === 'granted');
  };
  return { active: on && permission === 'granted', permission, toggle };
}
