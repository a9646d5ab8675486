import { shellMessages } from '@/messages/shell';
import { plural } from '@/messages/words';

export const layoutText = shellMessages('layout', {
  sampleFeed: 'Sample feed',
  signIn: 'Sign in',
  thisIsASampleFeed: 'This is a sample feed.',
  postByName: (name: string) => `Post by ${name}`,
  signInToRead: 'Sign in to read your own feed and write posts.',
  replies: (count: number) => plural(count, { one: '# reply', other: '# replies' }),
  reposts: (count: number) => plural(count, { one: '# repost', other: '# reposts' }),
  likes: (count: number) => plural(count, { one: '# like', other: '# likes' }),
});
