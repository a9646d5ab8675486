import { SettingsSection } from '@/components/social/sidebar/SettingsSection';
import { SettingsSwitch } from '@/components/social/sidebar/SettingsSwitch';
import { useBrowserNotifications } from '@/components/ui/hooks/use-browser-notifications';
import { notificationText } from '@/messages/social/notification';

/** Per device. The browser asks for permission only on this press. */
export function BrowserNotificationSwitch() {
  const { active, permission, toggle } = useBrowserNotifications();
  return (
    <SettingsSection title={notificationText.onThisDevice}>
      <SettingsSwitch
        label={notificationText.inBrowser}
        hint={active ? notificationText.inBrowserHint : notificationText.permissionHint}
        on={active}
        disabled={permission === 'unsupported'}
        onChange={() => void toggle()}
      />
      {permission === 'denied' && (
        <p className="mt-2 fs-md text-ink-3" role="status">
          {notificationText.blockedHint}
        </p>
      )}
      {permission === 'unsupported' && (
        <p className="mt-2 fs-md text-ink-3">{notificationText.unsupported}</p>
      )}
    </SettingsSection>
  );
}
