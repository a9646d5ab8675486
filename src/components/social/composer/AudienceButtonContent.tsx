import IconChevron from '~icons/tabler/chevron-down';
import IconLock from '~icons/tabler/lock';
import IconWorld from '~icons/tabler/world';
import type { Audience } from '@contract/post/post';
import { composerDetailsText } from '@/messages/social/composer-details';

export const audienceButtonLabel = (audience: Audience): string =>
  audience === 'public' ? composerDetailsText.audiencePublic : composerDetailsText.audienceFollowers;

export const AudienceIcon = ({ audience }: { audience: Audience }) =>
  audience === 'public' ? <IconWorld /> : <IconLock />;

export const AudienceButtonContent = ({ audience }: { audience: Audience }) => (
  <>
    <AudienceIcon audience={audience} />
    <span>{audience === 'public' ? composerDetailsText.public : composerDetailsText.followers}</span>
    <IconChevron className="icon icon-sm" />
  </>
);
