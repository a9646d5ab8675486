/** `start` and `end` are below the button; `beside` is after it, `before` before it. */
export type PopoverAlign = 'start' | 'end' | 'centre' | 'above' | 'beside' | 'before';

/** Pixels. */
const GAP = 6;
const WINDOW_MARGIN = 8;

/** Top and bottom of what a person sees of the window: a keyboard on the screen may cover the rest. */
function visibleRows(): { top: number; bottom: number } {
  const { visualViewport, innerHeight } = window;
  const top = visualViewport?.offsetTop ?? 0;
  return { top, bottom: top + (visualViewport?.height ?? innerHeight) };
}

/** Height above or below the button, whichever is greater. */
export function roomForPopover(button: HTMLElement): number {
  const box = button.getBoundingClientRect();
  const { top, bottom } = visibleRows();
  return Math.max(box.top - top, bottom - box.bottom) - GAP - WINDOW_MARGIN;
}

/** Places the panel at the button, on the other side when there is more room; always inside the window. */
export function positionPopover(panel: HTMLElement, button: HTMLElement, align: PopoverAlign): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rtl = getComputedStyle(button).direction === 'rtl';
  const isBeside = align === 'beside' || align === 'before';
  const beside = (align === 'beside') === rtl ? box.left - GAP - width : box.right + GAP;
  const flush = (align !== 'end') === rtl ? box.right - width : box.left;
  const centred = box.left + (box.width - width) / 2;
  const left = isBeside ? beside : align === 'centre' ? centred : flush;
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  const visible = visibleRows();
  const fitsBelow = below + height <= visible.bottom || box.top - visible.top < visible.bottom - box.bottom;
  const under = (align === 'above' && above > visible.top + WINDOW_MARGIN) || !fitsBelow ? above : below;
  const top = Math.min(isBeside ? box.top : under, visible.bottom - height - WINDOW_MARGIN);
  panel.style.left = `${Math.max(WINDOW_MARGIN, Math.min(left, window.innerWidth - width - WINDOW_MARGIN))}px`;
  panel.style.top = `${Math.max(visible.top + WINDOW_MARGIN, top)}px`;
}
