import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type PopoverAlign, positionPopover } from '@/lib/browser/position-popover';
import { isOfComposition } from '@/lib/keys/composition';

interface Props {
  label: string;
  trigger: ReactNode;
  /** Defaults to an icon button. */
  className?: string;
  iconOnly?: boolean;
  align?: PopoverAlign;
  panelClassName?: string;
  /** Receives a function that closes the panel. */
  children: (close: () => void) => ReactNode;
}

export function Popover({
  label,
  trigger,
  className = 'icon-button',
  iconOnly = false,
  align = 'start',
  panelClassName = '',
  children,
}: Props) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  /** Returns the focus on Esc or a close from inside, not after a press elsewhere. */
  const leave = useCallback(() => {
    setOpen(false);
    document.getElementById(`${id}-b`)?.focus();
  }, [id]);

  useLayoutEffect(() => {
    if (!open || !panel.current || !button.current) return;
    // The top layer is above dialogs and not clipped by overflow.
    if ('showPopover' in panel.current) panel.current.showPopover();
    positionPopover(panel.current, button.current, align);
    const first = panel.current.querySelector<HTMLElement>('input, select, button, [tabindex="0"]');
    (first ?? panel.current).focus();
  }, [open, align]);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (!panel.current?.contains(target) && !button.current?.contains(target)) setOpen(false);
    };
    const away = (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !panel.current?.contains(to)) setOpen(false);
    };
    const dismiss = () => setOpen(false);
    const follow = (event: Event) => {
      if (!panel.current || !button.current || panel.current.contains(event.target as Node)) return;
      positionPopover(panel.current, button.current, align);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isOfComposition(event)) return;
      // The default would also close a surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      leave();
    };
    const inside = panel.current;
    // Content that loads late has another size than what stood there when the panel was placed.
    const resized = new ResizeObserver(() => {
      if (panel.current && button.current) positionPopover(panel.current, button.current, align);
    });
    if (inside) resized.observe(inside);
    document.addEventListener('pointerdown', outside, true);
    inside?.addEventListener('focusout', away);
    inside?.addEventListener('keydown', escape);
    window.addEventListener('resize', dismiss);
    window.addEventListener('scroll', follow, true);
    return () => {
      resized.disconnect();
      document.removeEventListener('pointerdown', outside, true);
      inside?.removeEventListener('focusout', away);
      inside?.removeEventListener('keydown', escape);
      window.removeEventListener('resize', dismiss);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open, leave, align]);

  return (
    <>
      <button
        ref={button}
        id={`${id}-b`}
        type="button"
        className={className}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open && (
        <div
          ref={panel}
          id={id}
          className={`m-0 overflow-auto overscroll menu menu-popover p-3 ${panelClassName}`}
          popover="manual"
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {children(leave)}
        </div>
      )}
    </>
  );
}
