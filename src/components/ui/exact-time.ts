import type { PointerEvent } from 'react';
import { formatDateTime } from '@/lib/dates/relative-time';

/**
 * Writes a moment out in full once somebody points at it. Not before: the first date that a page writes out costs the
 * browser as much as drawing a post.
 */
export const exactTimeOnHover = (moment: Date) => ({
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = formatDateTime(moment);
  },
});
