import { socialMessages } from '@/messages/social';
import { plural } from '@/messages/words';

export const postMenuText = socialMessages('post-menu', {
  deleteThisPost: 'Delete this post?',
  deleteNote: (replies: number) => {
    const stay = plural(replies, { one: ' Its # reply stays.', other: ' Its # replies stay.' });
    return `It disappears for everyone.${replies > 0 ? stay : ''} You can restore it for ten minutes, under More, Deleted posts.`;
  },
  openThread: 'Open thread',
  goTo: (handle: string) => `Go to @${handle}`,
  copyLink: 'Copy link',
  embedPost: 'Embed post',
  whyThisPost: 'Why this post',
  showLessFrom: (handle: string) => `Show less from @${handle}`,
  showLessOf: (tag: string) => `Show less of #${tag}`,
  unmuteThisThread: 'Unmute this thread',
  muteThisThread: 'Mute this thread',
  moveBookmark: 'Move bookmark',
  unpinFromProfile: 'Unpin from profile',
  pinToProfile: 'Pin to profile',
  removeLinkCard: 'Remove link card',
  mute: (handle: string) => `Mute @${handle}`,
  block: (handle: string) => `Block @${handle}`,
  reportThisPost: 'Report this post',
  moreActions: 'More post actions',
  undoRepost: 'Undo repost',
  repost: 'Repost',
  quote: 'Quote',
  shareWith: 'Share with…',
  embedCodeCopied: 'Embed code copied',
  embedCodeHint: 'Paste it into a page of your site.',
  embedCodeNotCopied: 'Embed code not copied',
  embedCodeBlocked: (code: string) => `The browser blocked it. ${code}`,
  linkCopied: 'Link copied',
  linkNotCopied: 'Link not copied',
  linkBlocked: (url: string) => `The browser blocked it. The link is ${url}`,
});
