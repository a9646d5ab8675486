import IconShield from '~icons/tabler/shield-x';
import type { HiddenState } from '@contract/post/post';
import { AppealPanel } from '@/components/social/appeal/AppealPanel';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import './hidden-post-notice.scss';

interface Props {
  postId: string;
  hidden: HiddenState;
  own: boolean;
}

export function HiddenPostNotice({ postId, hidden: { reasons }, own }: Props) {
  const reasonList = reasons.map((reason) => reportReasonLabel(reason)).join(', ');
  return (
    <div className="post-hidden">
      <IconShield className="icon icon-sm" />
      <span>
        <b>Hidden by moderators</b>
        {reasonList && `, reported as: ${reasonList}`}
        <small>
          {own ? 'Only you and moderators can see it.' : 'Only the author and moderators can see it.'}
        </small>
        {own && <AppealPanel postId={postId} />}
      </span>
    </div>
  );
}
