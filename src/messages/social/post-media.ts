import { socialMessages } from '@/messages/social';

export const postMediaText = socialMessages('post-media', {
  pictureMissing: 'A picture is no longer on this device',
  pictureMissingHint: 'A picture is no longer on this device. Add it again.',
});
