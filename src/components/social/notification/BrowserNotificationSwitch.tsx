import { useBrowserNotifications } from '@/components/ui/hooks/use-browser-notifications';
import { notificationText } from '@/messages/social/notification';

/** Per device. The browser asks for permission only on this press. */
export function BrowserNotificationSwitch() {
  const { active, permission, toggle } = useBrowserNotifications();
  return (
    <section
      className="card notification-settings mb-4 py-4 px-5"
      aria-labelledby="notification-settings-browser"
    >
      <h2 className="mb-2" id="notification-settings-browser">
        {notificationText.onThisDevice}
      </h2>
      <label className="form-check form-switch">
        <span>
          {notificationText.inBrowser}
          <small className="d-block text-ink-3">
            {active ? notificationText.inBrowserHint : notificationText.permissionHint}
          </small>
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
        <p className="mt-2 fs-md text-ink-3" role="status">
          {notificationText.blockedHint}
        </p>
      )}
      {permission === 'unsupported' && (
        <p className="mt-2 fs-md text-ink-3">{notificationText.unsupported}</p>
      )}
    </section>
  );
}
