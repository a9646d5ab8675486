/** Background work of a signed-in member, loaded as one chunk after the first render. */
export { outboxHandlers } from './outbox-handlers';
export { startOutbox } from './outbox/start-outbox';
export { startOfflineFeed } from './social/feed/offline-feed';
export { startLiveStream } from './social/live/live-events';
export { startEventReminders } from './workspace/mutations/event-reminders';
export { connectSpaces } from './workspace/mutations/space/connect-spaces';
