import { useMutation } from '@tanstack/react-query';
import type { Report } from '@contract/moderation/moderation';
import { createDateFormat } from '@/lib/dates/date-format';
import { claimOptions } from '@/queries/social/mutations/moderation/claim';

const time = createDateFormat({ hour: '2-digit', minute: '2-digit' });

interface Props {
  report: Report;
  /** The caller has the claim. */
  own: boolean;
}

/** Who reviews the report, and the button that claims or releases it. */
export function ClaimLine({ report: { id, claim }, own }: Props) {
  const change = useMutation(claimOptions());
  const until = claim && time().format(new Date(claim.until));
  const label = claim ? 'Release' : 'Review this';
  return (
    <div className="moderation-claim">
      {claim && (
        <span className={own ? 'tag tag-primary' : 'tag tag-light'}>
          {own ? `You’re reviewing this until ${until}` : `${claim.by.name} is reviewing this until ${until}`}
        </span>
      )}
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
