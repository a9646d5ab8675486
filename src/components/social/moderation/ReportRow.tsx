import { Link } from '@tanstack/react-router';
import type { Report } from '@contract/moderation';
import { When } from '@/components/ui/Timestamp';
import { reasonLabel } from '@/components/social/report/report-reasons';
import { Face } from '@/components/ui/Avatar';
import { counted } from '@/lib/text/format';
import { actionLabel } from './decision-labels';
import { JudgedPost } from './ReportedPost';
import { ReportActions } from './ReportActions';

/** One report: what, about whom, by whom and why, with what can be decided. */
export function ReportRow({ report }: { report: Report }) {
  const { member, reporter, post, note, closed } = report;
  return (
    <li className="mod-r">
      <div className="mod-h">
        <Face name={member.name} url={member.avatarUrl} silent />
        <div>
          <Link to="/u/$handle" params={{ handle: member.handle }}>
            {member.name}
          </Link>
          <small>
            <bdi>@{member.handle}</bdi>
            {report.suspended && <span className="tag tag-danger">Suspended</span>}
          </small>
        </div>
        <span className="tag tag-warning">{reasonLabel(report.reason)}</span>
      </div>
      {post && <JudgedPost post={post} />}
      {note && <p className="mod-n">“{note}”</p>}
      <p className="mod-m">
        {post ? 'Post' : 'Person'} reported by{' '}
        <Link to="/u/$handle" params={{ handle: reporter.handle }}>
          {reporter.name}
        </Link>{' '}
        <When at={report.at} form="long" />
        {report.others > 0 && `, and ${counted(report.others, 'other report')} of the same`}
      </p>
      {closed && (
        <p className="mod-m">
          {actionLabel[closed.action]} by {closed.by?.name ?? 'a former moderator'}{' '}
          <When at={closed.at} form="long" />
        </p>
      )}
      <ReportActions report={report} />
    </li>
  );
}
