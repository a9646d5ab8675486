export type PopoverAlign = 'start' | 'end' | 'beside';

/** Pixels. */
const GAP = 6;
const WINDOW_MARGIN = 8;

/** Places the panel below the button, above when there is more room, or beside it; always inside the window. */
export function positionPopover(panel: HTMLElement, button: HTMLElement, align: PopoverAlign): void {
  const box = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const rtl = getComputedStyle(button).direction === 'rtl';
  const beside = rtl ? box.left - GAP - width : box.right + GAP;
  const flush = (align === 'start') === rtl ? box.right - width : box.left;
  const left = align === 'beside' ? beside : flush;
  const below = box.bottom + GAP;
  const fits = below + height <= window.innerHeight || box.top < window.innerHeight - box.bottom;
  const under = fits ? below : box.top - GAP - height;
  const top = Math.min(align === 'beside' ? box.top : under, window.innerHeight - height - WINDOW_MARGIN);
  panel.style.left = `${Math.max(WINDOW_MARGIN, Math.min(left, window.innerWidth - width - WINDOW_MARGIN))}px`;
  panel.style.top = `${Math.max(WINDOW_MARGIN, top)}px`;
}
