/** Background work of a signed-in member, loaded as one chunk after the first render. */
export { outboxHandlers } from './outbox-handlers';
export { startOutbox } from './outbox/start-outbox';
export { startOfflineFeed } from './social/feed/offline-feed';
export { startLiveStream } from './social/live/live-events';
