import { socialMessages } from '@/messages/social';

export const blockMemberText = socialMessages('block-member', {
  blockTitle: (name: string) => `Block ${name}?`,
  blockHint: 'You won’t see each other, and both follows end. They aren’t told.',
  block: 'Block',
});
