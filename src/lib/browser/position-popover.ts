/** The edge of the button with which the panel is flush, or beside it for a menu at the window's edge. */
export type PopoverAlign = 'start' | 'end' | 'beside';

const GAP = 6;

/** Puts a list or panel below its button, above it where there is more room, or beside it; always inside the window. */
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
  const top = Math.min(align === 'beside' ? box.top : under, window.innerHeight - height - 8);
  panel.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
  panel.style.top = `${Math.max(8, top)}px`;
}
