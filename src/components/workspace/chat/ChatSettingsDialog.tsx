import { useMutation } from '@tanstack/react-query';
import { useBrowserNotifications } from '@/components/ui/hooks/use-browser-notifications';
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

interface SwitchProps {
  id: string;
  label: string;
  hint: string;
  on: boolean;
  disabled?: boolean;
  onToggle: () => void;
}

const Switch = ({ id, label, hint, on, disabled = false, onToggle }: SwitchProps) => (
  <div className="mb-4">
    <div className="form-check form-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="form-check-input"
        checked={on}
        disabled={disabled}
        aria-describedby={`${id}-hint`}
        onChange={onToggle}
      />
      <label className="form-check-label" htmlFor={id}>
        {label}
      </label>
    </div>
    <div className="form-text" id={`${id}-hint`}>
      {hint}
    </div>
  </div>
);

export function ChatSettingsDialog({ settings, onClose }: { settings: ChatSettings; onClose: () => void }) {
  const { mutate: save } = useMutation(saveChatSettingsOptions());
  const { active, permission, toggle } = useBrowserNotifications();
  return (
    <Dialog open title={chatText.chatSettings} placement="start" onClose={onClose}>
      {switches.map(([key, label, hint]) => (
        <Switch
          key={key}
          id={`chat-${key}`}
          label={label}
          hint={hint}
          on={settings[key]}
          onToggle={() => save({ ...settings, [key]: !settings[key] })}
        />
      ))}
      <Switch
        id="chat-notices"
        label={chatText.noticesOutsideThePage}
        hint={noticeHints[permission] ?? chatText.noticesHint}
        on={active}
        disabled={permission === 'unsupported'}
        onToggle={() => void toggle()}
      />
    </Dialog>
  );
}
