import type { ReactNode } from 'react';
import { socialMessages } from '@/messages/social';
import { phrase, plural } from '@/messages/words';

export const deletedPostText = socialMessages('deleted-post', {
  replyDeleted: (at: ReactNode, until: ReactNode) => phrase`Reply deleted ${at}, restorable until ${until}`,
  postDeleted: (at: ReactNode, until: ReactNode) => phrase`Post deleted ${at}, restorable until ${until}`,
  withPictures: (pictures: number) => `With ${plural(pictures, { one: '# picture', other: '# pictures' })}`,
  withPoll: 'With a poll',
  withPicturesAndPoll: (pictures: number) =>
    `With ${plural(pictures, { one: '# picture', other: '# pictures' })} and a poll`,
  contentWarningOf: (warning: string) => `Content warning: ${warning}`,
  lead: 'Restore a post within ten minutes of deleting it',
  deletedPostsNoun: 'deleted posts',
  loadFailed: 'The deleted posts did not load',
  showEarlierOnes: 'Show earlier ones',
  noDeletedPosts: 'No deleted posts',
  noDeletedPostsHint: 'Posts you delete stay here for ten minutes.',
  deletedPosts: 'Deleted posts',
});
