import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const feedDetailsText = socialMessages('feed-details', {
  manyNewPosts: (shown: string) => `${shown} new posts`,
  newPosts: (count: number) => plural(count, { one: '# new post', other: '# new posts' }),
  doorwaysLoadFailed: 'The people you follow did not load.',
  doorways: 'New from people you follow',
  noDoorways: 'People you follow appear here when they post.',
  peopleToMeet: 'People to meet',
  backToTop: 'Back to top',
  newPostsByFollowed: (count: number) =>
    `${plural(count, { one: '# new post', other: '# new posts' })} by people you follow`,
  catchUpCount: (count: number) => `Catch up, ${count}`,
  catchUp: 'Catch up',
  makeAFace: 'Make a face',
  writeOneLineAboutYou: 'Write one line about you',
  followThreePeopleOrTags: 'Follow three people or tags',
  writeYourFirstPost: 'Write your first post',
  firstSteps: 'First steps',
  progress: (done: number, steps: number) => `${done} of ${steps}`,
  dismissFirstSteps: 'Dismiss first steps',
  done: 'done',
  tonight: 'Tonight',
  calendar: 'Calendar',
  readersCannotAnswer: 'Readers of the space cannot answer.',
  goingTo: (name: string) => `Going to ${name}`,
  going: 'Going',
  goingQuestion: 'Going?',
  resumeFailed: 'That part of the feed did not load',
  backToWhereYouWere: 'Back to where you were',
  stayHere: 'Stay here',
});
