import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * The route loads it with its data. `lazy` of React would show its fallback even when the code is there, for the 300 ms
 * that React keeps a fallback.
 */
export const MessagesPage = lazyRouteComponent(
  () => import('@/components/social/message/MessagesPage'),
  'MessagesPage',
);
