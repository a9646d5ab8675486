import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const textOf = (id: string): string => document.getElementById(id)?.textContent ?? '';
const descriptionOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '').split(' ').map(textOf).join(' ').trim();

interface InvalidFocus<Area extends HTMLElement> {
  /** Contains the fields. */
  ref: RefObject<Area | null>;
  /** Call after a failed check: the next render shows the errors. */
  focusInvalid: () => void;
  /** Rendered beside the fields. */
  spokenError: ReactNode;
}

/**
 * Moves the focus to the first invalid field, whose description holds the error, so that screen readers say it once. A
 * field that has the focus already, as after Enter, is not read again: its description is announced instead.
 */
export function useInvalidFocus<Area extends HTMLElement>(): InvalidFocus<Area> {
  const ref = useRef<Area>(null);
  const [failures, setFailures] = useState(0);
  const [spoken, setSpoken] = useState({ text: '', failure: 0 });
  // After the render that shows the errors; a frame may come before it.
  useEffect(() => {
    if (failures === 0) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const text = field && field === document.activeElement ? descriptionOf(field) : '';
    setSpoken({ text, failure: failures });
    field?.focus();
  }, [failures]);
  return {
    ref,
    focusInvalid: () => setFailures((count) => count + 1),
    spokenError: spoken.text && (
      <p key={spoken.failure} className="visually-hidden" role="alert">
        {spoken.text}
      </p>
    ),
  };
}
