import { useMutation } from '@tanstack/react-query';
import { useBrowserNotifications } from '@/components/ui/hooks/use-browser-notifications';
import { Switch } from '@/components/ui/control/Switch';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { ChatSettings } from '@/data/chat/settings';
import type { BrowserNotificationPermission } from '@/lib/browser/browser-notifications';
import { saveChatSettingsOptions } from '@/queries/workspace/mutations/chat';
import { chatText } from '@/messages/workspace/chat';

const switches = [
  ['enterSends', chatText.enterSends, chatText.enterSendsHint],
  ['answers', chatText.contactsAnswer, chatText.contactsAnswerHint],
  ['compact', chatText.compactView, chatText.compactViewHint],
] as const;

const noticeHints: Partial<Record<BrowserNotificationPermission, string>> = {
  denied: chatText.notificationsBlocked,
  unsupported: chatText.notificationsUnsupported,
};

export function ChatSettingsDialog({ settings, onClose }: { settings: ChatSettings; onClose: () => void }) {
  const { mutate: save } = useMutation(saveChatSettingsOptions());
  const { active, permission, toggle } = useBrowserNotifications();
  return (
    <Dialog open title={chatText.chatSettings} placement="start" onClose={onClose}>
      <div className="stack-4">
        {switches.map(([key, label, hint]) => (
          <Switch
            key={key}
            label={label}
            hint={hint}
            on={settings[key]}
            onChange={(on) => save({ ...settings, [key]: on })}
          />
        ))}
        <Switch
          label={chatText.noticesOutsideThePage}
          hint={noticeHints[permission] ?? chatText.noticesHint}
          on={active}
          disabled={permission === 'unsupported'}
          onChange={() => void toggle()}
        />
      </div>
    </Dialog>
  );
}
