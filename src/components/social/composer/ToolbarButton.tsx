import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconPoll from '~icons/tabler/list-details';
import IconEmoji from '~icons/tabler/mood-smile';
import IconPicture from '~icons/tabler/photo';
import IconPlus from '~icons/tabler/plus';

const TOOL_BUTTONS = {
  picture: ['Pictures', IconPicture],
  poll: ['Poll', IconPoll],
  warning: ['Content warning', IconWarning],
  schedule: ['Publish later', IconClock],
  thread: ['Add a post to the thread', IconPlus],
  emoji: ['Emoji', IconEmoji],
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
  const [label, Icon] = TOOL_BUTTONS[name];
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
