import { useEffect, useEffectEvent } from 'react';

/** Parts that use the arrow keys themselves. */
const OWN_ARROWS = 'input, textarea, select, audio, video, pre, [contenteditable]';

type StepKey = Pick<KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented'>;

/** 1 for the arrow key towards the end of a line, -1 for the other one, else 0. */
export function stepOfKey({ key, target, altKey, ctrlKey, metaKey, defaultPrevented }: StepKey): -1 | 0 | 1 {
  if (defaultPrevented || altKey || ctrlKey || metaKey || (key !== 'ArrowLeft' && key !== 'ArrowRight'))
    return 0;
  if (target instanceof Element && target.closest(OWN_ARROWS)) return 0;
  return (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 1 : -1;
}

/** Steps by the arrow keys wherever the focus is, for the one carousel of a dialog. */
export function useStepKeys(onStep: (by: -1 | 1) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const by = stepOfKey(event);
    if (by === 0) return;
    event.preventDefault();
    onStep(by);
  });
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  }, []);
}
