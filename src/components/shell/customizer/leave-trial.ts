import { linkOptions } from '@tanstack/react-router';

/**
 * Out of a layout on trial: the same page without it where the address asked for it, else to the feed. Who is not signed
 * in has no feed and gets a page that is open to all.
 */
export const leaveTrial = (asked: boolean, isMember: boolean) =>
  asked
    ? linkOptions({ to: '.', search: (kept) => ({ ...kept, layout: undefined }) })
    : linkOptions({ to: isMember ? '/' : '/about' });
