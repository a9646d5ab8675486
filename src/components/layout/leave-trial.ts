import { linkOptions } from '@tanstack/react-router';

/** Out of a layout on trial: the same page without it where the address asked for it, else away from its page. */
export const leaveTrial = (asked: boolean) =>
  asked
    ? linkOptions({ to: '.', search: (kept) => ({ ...kept, layout: undefined }) })
    : linkOptions({ to: '/' });
