import IconWarning from '~icons/tabler/alert-triangle';
import IconClock from '~icons/tabler/clock';
import IconPoll from '~icons/tabler/list-details';
import IconEmoji from '~icons/tabler/mood-smile';
import IconPicture from '~icons/tabler/photo';
import IconPlus from '~icons/tabler/plus';
import { composerText } from '@/messages/social/composer';

const toolButtons = () =>
  ({
    picture: [composerText.pictures, IconPicture],
    poll: [composerText.poll, IconPoll],
    warning: [composerText.contentWarning, IconWarning],
    schedule: [composerText.publishLater, IconClock],
    thread: [composerText.addToThread, IconPlus],
    emoji: [composerText.emoji, IconEmoji],
  }) as const;

export type ToolName = keyof ReturnType<typeof toolButtons>;

interface Props {
  name: ToolName;
  /** Only for toggles. */
  pressed?: boolean | undefined;
  hasPopup?: boolean;
  disabled?: boolean;
  onClick: (label: string) => void;
}

export function ToolbarButton({ name, pressed, hasPopup = false, disabled = false, onClick }: Props) {
  const [label, Icon] = toolButtons()[name];
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
