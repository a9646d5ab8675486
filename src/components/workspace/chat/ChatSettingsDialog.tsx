import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@/components/ui/overlay/Dialog';
import type { ChatSettings } from '@/data/chat/settings';
import { saveChatSettingsOptions } from '@/queries/workspace/mutations/chat';

const switches = [
  ['enterSends', 'Enter sends', 'Shift+Enter starts a new line. When off, Ctrl+Enter sends.'],
  ['answers', 'Contacts answer', 'Sample contacts read, type and reply.'],
  ['compact', 'Compact view', 'Shows more messages on the screen.'],
] as const;

export function ChatSettingsDialog({ settings, onClose }: { settings: ChatSettings; onClose: () => void }) {
  const { mutate: save } = useMutation(saveChatSettingsOptions());
  return (
    <Dialog open title="Chat settings" placement="start" onClose={onClose}>
      {switches.map(([key, label, hint]) => (
        <div className="form-check form-switch chat-switch" key={key}>
          <input
            id={`chat-${key}`}
            type="checkbox"
            role="switch"
            aria-checked={settings[key]}
            className="form-check-input"
            checked={settings[key]}
            aria-describedby={`chat-${key}-hint`}
            onChange={(event) => save({ ...settings, [key]: event.target.checked })}
          />
          <label className="form-check-label" htmlFor={`chat-${key}`}>
            {label}
          </label>
          <small id={`chat-${key}-hint`}>{hint}</small>
        </div>
      ))}
    </Dialog>
  );
}
