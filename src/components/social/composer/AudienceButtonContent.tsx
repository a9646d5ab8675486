import IconChevron from '~icons/tabler/chevron-down';
import IconLock from '~icons/tabler/lock';
import IconWorld from '~icons/tabler/world';
import type { Audience } from '@contract/post/post';

export const audienceButtonLabel = (audience: Audience): string =>
  `Audience: ${audience === 'public' ? 'public' : 'followers only'}`;

export const AudienceIcon = ({ audience }: { audience: Audience }) =>
  audience === 'public' ? <IconWorld /> : <IconLock />;

export const AudienceButtonContent = ({ audience }: { audience: Audience }) => (
  <>
    <AudienceIcon audience={audience} />
    <span>{audience === 'public' ? 'Public' : 'Followers'}</span>
    <IconChevron className="icon icon-sm" />
  </>
);
