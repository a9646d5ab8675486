import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  text: ReactNode;
  /** `top` flips below when there is no room. */
  side?: 'top' | 'end' | 'bottom' | 'start';
  className?: string;
  /** Before the tooltip opens, in ms. */
  delay?: number;
  /** Receives the id for `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Never put essential information in a tooltip. */
export function Tooltip({ text, side = 'top', className = '', delay = 0, children }: Props) {
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!open || !host.current || !tip.current) return;
    if ('showPopover' in tip.current) tip.current.showPopover();
    const box = (host.current.firstElementChild ?? host.current).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    const rtl = getComputedStyle(host.current).direction === 'rtl';
    const isBeside = side === 'end' || side === 'start';
    const beside = (side === 'end') === rtl ? box.left - width - 8 : box.right + 8;
    const left = isBeside ? beside : box.left + box.width / 2 - width / 2;
    const above = side === 'top' && box.top > height + 12 ? box.top - height - 8 : box.bottom + 8;
    const top = isBeside ? box.top + box.height / 2 - height / 2 : above;
    tip.current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    tip.current.style.top = `${top}px`;
  }, [open, side]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!open) return undefined;
    // Also without the focus: the pointer alone may have opened it.
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  const show = () => {
    clearTimeout(timer.current);
    if (delay === 0) setOpen(true);
    else timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      ref={host}
      className="tooltip-host"
      role="presentation"
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {children(id)}
      {open ? (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className={`m-0 py-1 px-2 border-0 rounded-sm tooltip-popover ${className}`}
        >
          {text}
        </span>
      ) : (
        <span id={id} hidden>
          {text}
        </span>
      )}
    </span>
  );
}
