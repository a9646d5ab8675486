import IconShield from '~icons/tabler/shield-x';
import type { HiddenState } from '@contract/post';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import './hidden-post-notice.scss';

interface Props {
  hidden: HiddenState;
  /** The reader wrote the post. */
  own: boolean;
}

/** Says that moderators have hidden a post, why, and who sees it nevertheless. */
export function HiddenPostNotice({ hidden: { reasons }, own }: Props) {
  const why = reasons.map((reason) => reportReasonLabel(reason)).join(', ');
  return (
    <div className="post-hidden">
      <IconShield className="ic ic-sm" />
      <span>
        <b>Hidden by moderators</b>
        {why && `, reported as: ${why}`}
        <small>{own ? 'Only you and moderators see it.' : 'Only its author and moderators see it.'}</small>
      </span>
    </div>
  );
}
