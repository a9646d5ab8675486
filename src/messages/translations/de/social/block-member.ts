import type { blockMemberText } from '@/messages/social/block-member';

export const blockMember: typeof blockMemberText = {
  blockTitle: (name) => `${name} blockieren?`,
  blockHint: 'Ihr seht einander nicht und folgt einander nicht mehr. Es wird nicht mitgeteilt.',
  block: 'Blockieren',
};
