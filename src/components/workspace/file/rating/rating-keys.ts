import { useEffect, useEffectEvent } from 'react';

type RatingKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** 1 to 5 of the digit that was pressed, 0 to clear; null for any other key. */
export const ratingOfKey = ({ key, altKey, ctrlKey, metaKey }: RatingKey): number | null =>
  /^[0-5]$/.test(key) && !altKey && !ctrlKey && !metaKey ? Number(key) : null;

/** Rates by digits wherever the focus is, except in a text. */
export function useRatingKeys(onRate: (rating: number) => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const rating = ratingOfKey(event);
    const typed =
      event.target instanceof Element && event.target.matches('input:not([type=radio]), textarea');
    if (rating !== null && !typed) onRate(rating);
  });
  useEffect(() => {
    const keydown = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', keydown);
    return () => document.removeEventListener('keydown', keydown);
  }, []);
}
