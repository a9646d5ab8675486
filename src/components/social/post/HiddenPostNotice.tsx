import IconShield from '~icons/tabler/shield-x';
import type { Hiding } from '@contract/post';
import { reasonLabel } from '@/components/social/report/report-reasons';
import './hidden-post-notice.scss';

interface Props {
  hidden: Hiding;
  /** The reader wrote the post. */
  own: boolean;
}

/** Says that moderators have hidden a post, why, and who sees it nevertheless. */
export function HiddenMark({ hidden: { reasons }, own }: Props) {
  const why = reasons.map((reason) => reasonLabel(reason)).join(', ');
  return (
    <div className="post-hid">
      <IconShield className="ic ic-sm" />
      <span>
        <b>Hidden by moderators</b>
        {why && `, reported as: ${why}`}
        <small>{own ? 'Only you and moderators see it.' : 'Only its author and moderators see it.'}</small>
      </span>
    </div>
  );
}
