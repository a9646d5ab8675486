import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

interface Props<T extends string> {
  label: string;
  tabs: readonly (readonly [value: T, label: ReactNode])[];
  value: T;
  onChange: (value: T) => void;
  /** Id of the tab panel, which `${controls}-${value}` names (`aria-labelledby`). */
  controls: string;
  isVertical?: boolean;
  className?: string;
  children?: ReactNode;
}

export function TabBar<T extends string>({
  label,
  tabs,
  value,
  onChange,
  controls,
  isVertical = false,
  className = '',
  children,
}: Props<T>) {
  const bar = useRef<HTMLDivElement>(null);
  const previous = useRef(value);
  // The doorway slides from the previous tab (_motion.scss).
  useLayoutEffect(() => {
    if (previous.current === value) return;
    const find = (one: T) => bar.current?.querySelector<HTMLElement>(`[data-tab="${one}"]`);
    const from = find(previous.current);
    const to = find(value);
    previous.current = value;
    if (!from || !to) return;
    const x = from.offsetLeft - to.offsetLeft + (from.offsetWidth - to.offsetWidth) / 2;
    to.style.setProperty('--slide', `${x}px ${from.offsetTop - to.offsetTop}px`);
    to.style.setProperty('--slide-scale', `${from.offsetWidth / to.offsetWidth}`);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = tabs.findIndex(([one]) => one === value);
    const to = {
      ArrowRight: at + rtl,
      ArrowLeft: at - rtl,
      ...(isVertical ? { ArrowDown: at + 1, ArrowUp: at - 1 } : {}),
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next[0]);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next[0]}"]`)?.focus();
  };
  return (
    <div className={`rule-below tab-bar ${className}`}>
      <div
        className={`tab-bar-list d-flex flex-1${isVertical ? ' flex-column' : ''}`}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        ref={bar}
      >
        {tabs.map(([one, text]) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${controls}-${one}`}
            data-tab={one}
            className={
              one === value
                ? 'tab is-on position-relative plain text-ink-2 ring-inside'
                : 'tab position-relative plain text-ink-2 ring-inside'
            }
            aria-selected={one === value}
            aria-controls={controls}
            tabIndex={one === value ? 0 : -1}
            onClick={() => onChange(one)}
            onKeyDown={onKeyDown}
          >
            {text}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
