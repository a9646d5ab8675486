import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const catchUpText = socialMessages('catch-up', {
  morePostsBy: (count: number, name: string) =>
    plural(count, { one: `# more post by ${name}`, other: `# more posts by ${name}` }),
  thatWasAll: 'That was all.',
  imCaughtUp: 'I’m caught up',
  caughtUp: 'You’re caught up',
  caughtUpHint: 'Nothing more from the people and tags you follow.',
  goToFollowing: 'Go to Following',
  lead: 'The best of what you missed, and then it ends.',
  missedPostsNoun: 'missed posts',
  loadFailed: 'The posts did not load',
  missedPosts: 'Missed posts',
  finish: 'Finish',
  lastVisit: 'Last visit',
  last7Days: 'Last 7 days',
  since: 'Since',
  summary: (posts: number, people: number) =>
    `${plural(posts, { one: '# post', other: '# posts' })} by ${plural(people, { one: '# person', other: '# people' })}`,
  sinceAndMinutes: (time: ReactNode, minutes: number) =>
    phrase`Since ${time}, about ${plural(minutes, { one: '# minute', other: '# minutes' })} to read`,
  progress: (at: number, total: number) => `${at} of ${total}`,
  readOneByOne: 'Read one by one',
  showAsAList: 'Show as a list',
  postCount: (count: number) => plural(count, { one: '# post', other: '# posts' }),
});
