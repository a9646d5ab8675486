import { useState } from 'react';
import {
  requestBrowserNotificationPermission,
  getBrowserNotificationPermission,
  setBrowserNotificationsEnabled,
  areBrowserNotificationsEnabled,
} from '@/lib/browser/browser-notifications';

/** Turns notifications of the browser on or off, for this device; permission is asked for by this press alone. */
export function BrowserNotificationSwitch() {
  const [on, setOn] = useState(areBrowserNotificationsEnabled);
  const [permission, setPermission] = useState(getBrowserNotificationPermission);
  const turn = async () => {
    if (on) {
      setBrowserNotificationsEnabled(false);
      setOn(false);
      return;
    }
    const answer = await requestBrowserNotificationPermission();
    setPermission(answer);
    setBrowserNotificationsEnabled(answer === 'granted');
    setOn(answer === 'granted');
  };
  const shown = on && permission === 'granted';
  return (
    <section className="card notification-settings" aria-labelledby="notification-settings-browser">
      <h2 id="notification-settings-browser">On this device</h2>
      <label className="form-check form-switch">
        <span>
          Show notifications while another tab is in front
          <small>{shown ? 'Only how many, never what was written' : 'The browser asks you first'}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={shown}
          className="form-check-input"
          checked={shown}
          disabled={permission === 'unsupported'}
          onChange={() => void turn()}
        />
      </label>
      {permission === 'denied' && (
        <p className="notification-settings-note" role="status">
          The browser does not allow it. Change that in its settings for this site, then try again.
        </p>
      )}
      {permission === 'unsupported' && (
        <p className="notification-settings-note">This browser cannot show notifications.</p>
      )}
    </section>
  );
}
