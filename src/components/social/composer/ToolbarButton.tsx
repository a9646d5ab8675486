import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconPoll from '~icons/tabler/list-details';
import IconEmoji from '~icons/tabler/mood-smile';
import IconPicture from '~icons/tabler/photo';
import IconPlus from '~icons/tabler/plus';
import { composerText } from '@/messages/social/composer';

/** By name: the message of its label, and its icon. */
const TOOL_BUTTONS = {
  picture: ['pictures', IconPicture],
  poll: ['poll', IconPoll],
  warning: ['contentWarning', IconWarning],
  schedule: ['publishLater', IconClock],
  thread: ['addToThread', IconPlus],
  emoji: ['emoji', IconEmoji],
} as const;

export type ToolName = keyof typeof TOOL_BUTTONS;

interface Props {
  name: ToolName;
  /** Only for toggles. */
  pressed?: boolean | undefined;
  hasPopup?: boolean;
  disabled?: boolean;
  onClick: (label: string) => void;
}

export function ToolbarButton({ name, pressed, hasPopup = false, disabled = false, onClick }: Props) {
  const [message, Icon] = TOOL_BUTTONS[name];
  const label = composerText[message];
  return (
    <button
      type="button"
      className="icon-button icon-button-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-haspopup={hasPopup ? 'dialog' : undefined}
      disabled={disabled}
      onClick={() => onClick(label)}
    >
      <Icon />
    </button>
  );
}
