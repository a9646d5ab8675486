import { useMutation } from '@tanstack/react-query';
import type { Report } from '@contract/moderation/moderation';
import { createDateFormat } from '@/lib/dates/date-format';
import { claimOptions } from '@/queries/social/mutations/moderation/claim';
import { moderationText } from '@/messages/social/moderation';

const time = createDateFormat({ hour: '2-digit', minute: '2-digit' });

interface Props {
  report: Report;
  /** The caller has the claim. */
  own: boolean;
}

function claimText({ by, until }: NonNullable<Report['claim']>, own: boolean): string {
  const end = time().format(new Date(until));
  return own ? moderationText.youReviewUntil(end) : moderationText.nameReviewsUntil(by.name, end);
}

/** Who reviews the report, and the button that claims or releases it. */
export function ClaimLine({ report: { id, claim }, own }: Props) {
  const change = useMutation(claimOptions());
  const label = claim ? moderationText.release : moderationText.reviewThis;
  return (
    <div className="row-2 flex-wrap">
      {/* Takes no room beside the button while it is empty. */}
      <span role="status" className={claim ? undefined : 'visually-hidden'}>
        {claim && <span className={own ? 'tag tag-primary' : 'tag tag-light'}>{claimText(claim, own)}</span>}
      </span>
      {(own || !claim) && (
        <button
          type="button"
          className={`btn btn-sm btn-outline-secondary${change.isPending ? ' is-busy' : ''}`}
          aria-disabled={change.isPending || undefined}
          onClick={() => {
            if (!change.isPending) change.mutate({ reportId: id, claim: !claim });
          }}
        >
          {label}
        </button>
      )}
    </div>
  );
}
