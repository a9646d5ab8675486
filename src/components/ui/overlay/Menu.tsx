import { Link, type LinkProps } from '@tanstack/react-router';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import IconCheck from '~icons/tabler/check';
import { type PopoverAlign, positionPopover } from '@/lib/browser/position-popover';
import { startsWithTyped } from '@/lib/text/typed-start';
import { Kbd } from '@/components/ui/Kbd';

interface ItemBase {
  label: string;
  icon?: ReactNode;
  /** Shown at the end of the row; the menu does not handle the key. */
  shortcut?: string;
  /** What waits behind the item. */
  count?: number;
  danger?: boolean;
  disabled?: boolean;
}
export type MenuEntry =
  | 'separator'
  | { heading: string }
  | (ItemBase & { onSelect: () => void; checked?: boolean })
  | (ItemBase & { link: LinkProps });

interface Props {
  label: string;
  trigger: ReactNode;
  items: readonly MenuEntry[];
  /** Defaults to an icon button. */
  className?: string;
  align?: PopoverAlign;
  /** Shown above the items; the arrow keys skip it. */
  header?: ReactNode;
  /** What closes the menu besides Esc and its button; `outside` leaves it open for several choices. */
  closedBy?: 'any' | 'inside' | 'outside' | 'button';
  panelClassName?: string;
  disabled?: boolean;
  /** Opens on mount, focused at that end: the button was pressed before the code loaded. */
  startOpen?: 'first' | 'last' | null;
}

const lines = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
];

export function Menu({
  label,
  trigger,
  items,
  className = 'icon-button',
  align = 'end',
  header,
  closedBy = 'any',
  panelClassName = '',
  disabled = false,
  startOpen = null,
}: Props) {
  const [open, setOpen] = useState(startOpen);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef({ text: '', at: 0 });
  const id = useId();

  const close = (refocus: boolean) => {
    setOpen(null);
    if (refocus) button.current?.focus();
  };

  useLayoutEffect(() => {
    if (!open || !list.current || !button.current) return;
    typed.current.text = '';
    // The top layer is above dialogs and not clipped by overflow.
    if ('showPopover' in list.current) list.current.showPopover();
    positionPopover(list.current, button.current, align);
    lines(list.current)
      .at(open === 'first' ? 0 : -1)
      ?.focus();
  }, [open, align]);

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event) => {
      const target = event.target as Node;
      if (closedBy === 'inside' || closedBy === 'button') return;
      if (!list.current?.contains(target) && !button.current?.contains(target)) setOpen(null);
    };
    const dismiss = () => setOpen(null);
    // Scrolling the button into view must not close the menu that was just opened.
    const follow = (event: Event) => {
      if (!list.current || !button.current || list.current.contains(event.target as Node)) return;
      positionPopover(list.current, button.current, align);
    };
    // Also while the focus is elsewhere, as after a dialog that closed late; not below a dialog that has it.
    const escape = (event: globalThis.KeyboardEvent) => {
      if (
        event.key !== 'Escape' ||
        document.activeElement?.closest('dialog') !== button.current?.closest('dialog')
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      setOpen(null);
      button.current?.focus();
    };
    document.addEventListener('keydown', escape, true);
    document.addEventListener('pointerdown', outside, true);
    window.addEventListener('resize', dismiss);
    window.addEventListener('scroll', follow, true);
    return () => {
      document.removeEventListener('keydown', escape, true);
      document.removeEventListener('pointerdown', outside, true);
      window.removeEventListener('resize', dismiss);
      window.removeEventListener('scroll', follow, true);
    };
  }, [open, align, closedBy]);

  const onKeyDown = (event: KeyboardEvent) => {
    const all = lines(list.current);
    const here = all.indexOf(document.activeElement as HTMLElement);
    const go = (to: number) => all[(to + all.length) % all.length]?.focus();
    if (event.key === 'Tab') return close(true);
    if (event.key === 'ArrowDown') go(here + 1);
    else if (event.key === 'ArrowUp') go(here - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (
      event.key.length === 1 &&
      event.key !== ' ' &&
      !event.ctrlKey &&
      !event.metaKey &&
      !event.altKey
    ) {
      const now = event.timeStamp;
      typed.current = { text: (now - typed.current.at < 600 ? typed.current.text : '') + event.key, at: now };
      // One letter, also pressed again and again, moves on to the next line.
      const { text } = typed.current;
      const isOneLetter = text === event.key.repeat(text.length);
      const from = isOneLetter ? here + 1 : here;
      const ordered = [...all.slice(from), ...all.slice(0, from)];
      ordered
        .find((line) => startsWithTyped(line.textContent ?? '', isOneLetter ? event.key : text))
        ?.focus();
    } else return undefined;
    event.preventDefault();
    event.stopPropagation();
    return undefined;
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(open ? null : 'first')}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        {trigger}
      </button>
      {open && (
        <div
          className={`m-0 overflow-auto overscroll menu menu-popover ${panelClassName}`}
          popover="manual"
          ref={list}
        >
          {header && <div className="mb-1 py-2 px-3 rule-below">{header}</div>}
          <div role="menu" id={id} aria-label={label} tabIndex={0} onKeyDown={onKeyDown}>
            {items.map((item, at) => (
              <MenuItem
                key={keyOf(item, at)}
                item={item}
                close={closedBy === 'outside' || closedBy === 'button' ? () => undefined : close}
              />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const keyOf = (item: MenuEntry, at: number): string =>
  item === 'separator' ? `separator-${at}` : 'heading' in item ? item.heading : item.label;

function MenuItem({ item, close }: { item: MenuEntry; close: (refocus: boolean) => void }) {
  if (item === 'separator') return <hr className="my-1" />;
  if ('heading' in item)
    return (
      <div role="presentation" className="py-1 px-2 fs-xs text-ink-3 fw-semibold">
        {item.heading}
      </div>
    );
  const choice = 'checked' in item;
  const inner = (
    <>
      {item.icon}
      <span className="fill wrap-anywhere">{item.label}</span>
      {choice && item.checked && <IconCheck className="icon text-accent-text" />}
      {item.count !== undefined && item.count > 0 && <b className="count">{item.count}</b>}
      {item.shortcut && <Kbd keys={item.shortcut} />}
    </>
  );
  const common = {
    className: item.danger ? 'choice fw-medium text-danger-text' : 'choice fw-medium',
    tabIndex: -1,
    ...(item.disabled ? { 'aria-disabled': true } : {}),
  };
  if ('link' in item) {
    return (
      // An opening menu focuses its first item, and focus alone must not preload a page.
      <Link {...item.link} {...common} preload={false} role="menuitem" onClick={() => close(true)}>
        {inner}
      </Link>
    );
  }
  const select = () => {
    if (item.disabled) return;
    close(true);
    item.onSelect();
  };
  return choice ? (
    <button type="button" {...common} role="menuitemcheckbox" aria-checked={item.checked} onClick={select}>
      {inner}
    </button>
  ) : (
    <button type="button" {...common} role="menuitem" onClick={select}>
      {inner}
    </button>
  );
}
