import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';

/** Words of the composer by what it sends. */
export const composerLabels = {
  Post: {
    title: composerText.writeAPost,
    send: composerText.post,
    sendAnyway: composerDetailsText.postAnyway,
  },
  Reply: {
    title: composerDetailsText.writeAReply,
    send: composerDetailsText.reply,
    sendAnyway: composerDetailsText.replyAnyway,
  },
} as const;
