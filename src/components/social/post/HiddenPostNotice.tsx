import IconShield from '~icons/tabler/shield-x';
import type { HiddenState } from '@contract/post/post';
import { AppealPanel } from '@/components/social/appeal/AppealPanel';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import { postDetailsText } from '@/messages/social/post-details';

interface Props {
  postId: string;
  hidden: HiddenState;
  own: boolean;
}

export function HiddenPostNotice({ postId, hidden: { reasons }, own }: Props) {
  const reasonList = reasons.map((reason) => reportReasonLabel(reason)).join(', ');
  const title = <b>{postDetailsText.hiddenByModerators}</b>;
  return (
    <div className="edge variant-danger d-flex align-items-start gap-2 mb-2 py-2 pe-3 sunken fs-md">
      <IconShield className="icon icon-sm mt-half text-danger" />
      <span>
        {reasonList ? postDetailsText.reportedAs(title, reasonList) : title}
        <small className="d-block text-ink-2">
          {own ? postDetailsText.onlyYou : postDetailsText.onlyAuthor}
        </small>
        {own && <AppealPanel postId={postId} />}
      </span>
    </div>
  );
}
