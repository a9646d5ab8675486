import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** `top` flips below when there is no room. */
  side?: 'top' | 'end';
  /** Receives the id for `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** Never put essential information in a tooltip. */
export function Tooltip({ text, side = 'top', children }: Props) {
  const [open, setOpen] = useState(false);
  const host = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!open || !host.current || !tip.current) return;
    if ('showPopover' in tip.current) tip.current.showPopover();
    const box = (host.current.firstElementChild ?? host.current).getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    const rtl = getComputedStyle(host.current).direction === 'rtl';
    const beside = rtl ? box.left - width - 8 : box.right + 8;
    const left = side === 'end' ? beside : box.left + box.width / 2 - width / 2;
    const above = box.top > height + 12 ? box.top - height - 8 : box.bottom + 8;
    const top = side === 'end' ? box.top + box.height / 2 - height / 2 : above;
    tip.current.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    tip.current.style.top = `${top}px`;
  }, [open, side]);
  return (
    <span
      ref={host}
      className="tooltip-host"
      role="presentation"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      {children(id)}
      {open ? (
        <span ref={tip} id={id} role="tooltip" popover="manual" className="tooltip-popover">
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
