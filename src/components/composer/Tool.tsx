import IconWarning from '~icons/tabler/alert-triangle';
import IconPoll from '~icons/tabler/list-details';

const TOOLS = {
  poll: ['Poll', IconPoll],
  warning: ['Content warning', IconWarning],
} as const;

export type ToolName = keyof typeof TOOLS;
/** What can be added to a post, in the order of the buttons. */
export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

interface Props {
  name: ToolName;
  pressed?: boolean;
  onClick: (label: string) => void;
}

/** A button below the field that adds something to the post. */
export function Tool({ name, pressed = false, onClick }: Props) {
  const [label, Icon] = TOOLS[name];
  return (
    <button
      type="button"
      className="ib ib-tool"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={() => onClick(label)}
    >
      <Icon />
    </button>
  );
}
