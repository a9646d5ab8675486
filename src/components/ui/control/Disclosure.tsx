import { type ReactNode, useId } from 'react';
import IconChevronDown from '~icons/tabler/chevron-down';
import IconChevronUp from '~icons/tabler/chevron-up';

interface Props {
  title: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Shown after the title; a chevron unless given, nothing for null. */
  icon?: ReactNode;
  /** Beside the button, in the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** A heading that shows and hides the text below it; several form an accordion. */
export function Disclosure({ title, open, onToggle, icon, action, children }: Props) {
  const id = useId();
  const arrow = icon === undefined && (open ? <IconChevronUp /> : <IconChevronDown />);
  return (
    <div>
      <h3 className="row-1">
        <button
          type="button"
          className="row-3 justify-content-between flex-1 min-h-lg p-0 plain text-inherit fw-semibold text-start"
          aria-expanded={open}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          {icon ?? arrow}
        </button>
        {action}
      </h3>
      <div id={id} hidden={!open} className="measure pb-4 text-ink-2">
        {children}
      </div>
    </div>
  );
}
