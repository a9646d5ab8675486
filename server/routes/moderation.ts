import * as contract from '@contract/moderation';
import * as report from '@contract/report';
import { answers, type Bound } from '../http/handler';
import * as decision from '../repos/moderation/decision';
import { listDecisions, listReports } from '../repos/moderation/moderation-queue';
import { reportMember, reportPost } from '../repos/moderation/report';

/** The answer to what has been done. */
const done = async (work: Promise<void>): Promise<{ done: true }> => {
  await work;
  return { done: true };
};

export const moderationRoutes: readonly Bound[] = [
  answers(report.reportPost, ({ db, me, now, params, body }) =>
    done(reportPost(db, me, now, { ...params, ...body })),
  ),
  answers(report.reportMember, ({ db, me, now, params, body }) =>
    done(reportMember(db, me, now, { ...params, ...body })),
  ),
  answers(contract.listReports, ({ db, query, paging }) =>
    listReports(db, { state: query.state, paging, limit: query.limit }),
  ),
  answers(contract.listDecisions, ({ db, query, paging }) =>
    listDecisions(db, { paging, limit: query.limit }),
  ),
  answers(contract.dismissReport, ({ db, me, now, params }) =>
    done(decision.dismissReport(db, me, now, params.reportId)),
  ),
  answers(contract.reopenReport, ({ db, me, now, params }) =>
    done(decision.reopenReport(db, me, now, params.reportId)),
  ),
  answers(contract.hidePost, ({ db, me, now, params }) =>
    done(decision.hidePost(db, me, now, params.postId)),
  ),
  answers(contract.unhidePost, ({ db, me, now, params }) =>
    done(decision.unhidePost(db, me, now, params.postId)),
  ),
  answers(contract.suspendMember, ({ db, me, now, params }) =>
    done(decision.suspendMember(db, me, now, params.handle)),
  ),
  answers(contract.liftSuspension, ({ db, me, now, params }) =>
    done(decision.liftSuspension(db, me, now, params.handle)),
  ),
];
