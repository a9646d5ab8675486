import { uiMessages } from '@/messages/ui';

export const statusText = uiMessages('status', {
  countMore: (count: number) => `${count} more`,
  loading: 'Loading',
  loadingWhat: (what: string) => `Loading ${what}`,
  youreOffline: 'You’re offline',
  cannotShowOffline: (what: string) =>
    `Plaza cannot show ${what} offline. Content loads when you’re back online.`,
  serviceUnreachable: 'The service cannot be reached. This loads when it is back.',
  somethingWentWrong: 'Something went wrong.',
  request: (id: string) => `request ${id}`,
  retry: 'Retry',
});
