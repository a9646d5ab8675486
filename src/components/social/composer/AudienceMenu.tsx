import type { Audience } from '@contract/post/post';
import { Menu } from '@/components/ui/overlay/Menu';
import { composerDetailsText } from '@/messages/social/composer-details';
import { AudienceButtonContent, AudienceIcon, audienceButtonLabel } from './AudienceButtonContent';

interface Props {
  audience: Audience;
  /** The post answers a followers-only post, and its audience cannot be wider. */
  isFixed: boolean;
  onChange: (audience: Audience) => void;
}

export const AudienceMenu = ({ audience, isFixed, onChange }: Props) => (
  <Menu
    label={audienceButtonLabel(audience)}
    className="audience-button chip"
    trigger={<AudienceButtonContent audience={audience} />}
    {...(isFixed ? { header: <small>{composerDetailsText.replyAudience}</small> } : {})}
    items={(['public', 'followers'] as const).map((option) => ({
      label: option === 'public' ? composerDetailsText.public : composerDetailsText.followersOnly,
      icon: <AudienceIcon audience={option} />,
      checked: audience === option,
      disabled: isFixed && option === 'public',
      onSelect: () => onChange(option),
    }))}
  />
);
