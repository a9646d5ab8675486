import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation/moderation';
import { Timestamp } from '@/components/ui/Timestamp';
import { reportReasonLabel } from '@/components/social/report/report-reasons';
import { Avatar } from '@/components/ui/Avatar';
import { moderationText } from '@/messages/social/moderation';
import { ClaimLine } from './ClaimLine';
import { decisionLabels } from './decision-labels';
import { ReportedMessage } from './ReportedMessage';
import { ReportedPost } from './ReportedPost';
import { ReportActions } from './ReportActions';

interface Props {
  report: Report;
  /** Handle of the moderator who reads the queue. */
  moderator: string;
}

function ReportLine({ report: { post, message, reporter, at, others } }: { report: Report }) {
  const subject = post ? 'post' : message ? 'message' : 'person';
  const name = (
    <Link to="/u/$handle" params={{ handle: reporter.handle }}>
      {reporter.name}
    </Link>
  );
  const time = <Timestamp at={at} form="long" />;
  return others > 0
    ? moderationText.reportedWithOthers(subject, name, time, others)
    : moderationText.reported(subject, name, time);
}

export function ReportRow({ report, moderator }: Props) {
  const { member, post, message, note, closed, claim } = report;
  const own = claim?.by.handle === moderator;
  return (
    <li className="stack-2 py-4 px-5 wrap-anywhere">
      <div className="row-3">
        <Avatar name={member.name} url={member.avatarUrl} silent />
        <div className="fill">
          <Link className="text-ink fw-semibold" to="/u/$handle" params={{ handle: member.handle }}>
            {member.name}
          </Link>
          <small className="d-block text-ink-3">
            <bdi>@{member.handle}</bdi>
          </small>
        </div>
        <span className="tag tag-warning">{reportReasonLabel(report.reason)}</span>
      </div>
      {report.suspended && (
        <p>
          <span className="tag tag-danger">
            {report.suspendedUntil
              ? moderationText.suspendedUntil(<Timestamp at={report.suspendedUntil} form="full" />)
              : moderationText.suspended}
          </span>
        </p>
      )}
      {post && <ReportedPost post={post} />}
      {message && <ReportedMessage message={message} author={member} />}
      {!post && !message && report.bio && (
        <p className="edge text-ink-2 pre-line" dir="auto">
          {report.bio}
        </p>
      )}
      {note && <p className="text-ink pre-line">{moderationText.quotedNote(note)}</p>}
      <p className="fs-md text-ink-3">
        <ReportLine report={report} />
      </p>
      {closed && (
        <p className="fs-md text-ink-3">
          {moderationText.decided(
            decisionLabels[closed.action],
            closed.by?.name ?? null,
            <Timestamp at={closed.at} form="long" />,
          )}
        </p>
      )}
      {!closed && <ClaimLine report={report} own={own} />}
      {(!claim || own) && <ReportActions report={report} isOwn={member.handle === moderator} />}
    </li>
  );
}
