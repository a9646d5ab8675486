import { useBrowserNotifications } from '@/components/ui/hooks/use-browser-notifications';

/** Per device. The browser asks for permission only on this press. */
export function BrowserNotificationSwitch() {
  const { active, permission, toggle } = useBrowserNotifications();
  return (
    <section className="card notification-settings" aria-labelledby="notification-settings-browser">
      <h2 id="notification-settings-browser">On this device</h2>
      <label className="form-check form-switch">
        <span>
          Show notifications while another tab is in front
          <small>{active ? 'Shows how many, never the text' : 'Your browser will ask for permission'}</small>
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={active}
          className="form-check-input"
          checked={active}
          disabled={permission === 'unsupported'}
          onChange={() => void toggle()}
        />
      </label>
      {permission === 'denied' && (
        <p className="notification-settings-note" role="status">
          Your browser blocks notifications. Allow them in its site settings, then try again.
        </p>
      )}
      {permission === 'unsupported' && (
        <p className="notification-settings-note">This browser cannot show notifications.</p>
      )}
    </section>
  );
}
