import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Shows a list above dialogs, not clipped by their bodies, and places it again when it or the page changes. */
export function useTopLayerList(
  list: RefObject<HTMLElement | null>,
  place: (list: HTMLElement) => void,
): void {
  const placeNow = useEffectEvent(place);
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return undefined;
    if ('showPopover' in box) box.showPopover();
    const follow = (event: Event) => {
      if (!(event.target instanceof Node && box.contains(event.target))) placeNow(box);
    };
    window.addEventListener('resize', follow);
    window.visualViewport?.addEventListener('resize', follow);
    window.addEventListener('scroll', follow, true);
    // What loads in the dialog, or above the field, moves the field.
    const observer = new ResizeObserver(() => placeNow(box));
    observer.observe(box.closest('dialog') ?? document.body);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
      window.visualViewport?.removeEventListener('resize', follow);
      window.removeEventListener('scroll', follow, true);
    };
  }, [list]);
  // After every render: the list shrinks while typing.
  useLayoutEffect(() => {
    if (list.current) placeNow(list.current);
  });
}
