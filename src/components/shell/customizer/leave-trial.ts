import { linkOptions } from '@tanstack/react-router';

/**
 * Link out of a layout trial: the same page without it if the address asked for it, else the feed, or a
 * public page when signed out.
 */
export const leaveTrial = (layoutInUrl: boolean, isMember: boolean) =>
  layoutInUrl
    ? linkOptions({ to: '.', search: (current) => ({ ...current, layout: undefined }) })
    : linkOptions({ to: isMember ? '/' : '/about' });
