import type { PointerEvent } from 'react';
import { formatDateTime } from '@/lib/dates/relative-time';

/** Formats the full date on hover only: the first date format of a page costs as much as rendering a post. */
export const exactTimeOnHover = (moment: Date) => ({
  onPointerEnter: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = formatDateTime(moment);
  },
});
