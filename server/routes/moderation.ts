import * as contract from '@contract/moderation';
import * as report from '@contract/report';
import { handleOperation, type OperationHandler } from '../http/handler';
import * as decision from '../repos/moderation/decision';
import { listDecisions, listReports } from '../repos/moderation/moderation-queue';
import { reportMember, reportPost } from '../repos/moderation/report';

/** The answer to what has been done. */
const done = async (work: Promise<void>): Promise<{ done: true }> => {
  await work;
  return { done: true };
};

export const moderationRoutes: readonly OperationHandler[] = [
  handleOperation(report.reportPost, ({ db, me, now, params, body }) =>
    done(reportPost(db, me, now, { ...params, ...body })),
  ),
  handleOperation(report.reportMember, ({ db, me, now, params, body }) =>
    done(reportMember(db, me, now, { ...params, ...body })),
  ),
  handleOperation(contract.listReports, ({ db, now, query, paging }) =>
    listReports(db, now, { state: query.state, paging, limit: query.limit }),
  ),
  handleOperation(contract.listDecisions, ({ db, now, query, paging }) =>
    listDecisions(db, now, { paging, limit: query.limit }),
  ),
  handleOperation(contract.dismissReport, ({ db, me, now, params }) =>
    done(decision.dismissReport(db, me, now, params.reportId)),
  ),
  handleOperation(contract.reopenReport, ({ db, me, now, params }) =>
    done(decision.reopenReport(db, me, now, params.reportId)),
  ),
  handleOperation(contract.hidePost, ({ db, me, now, params }) =>
    done(decision.hidePost(db, me, now, params.postId)),
  ),
  handleOperation(contract.unhidePost, ({ db, me, now, params }) =>
    done(decision.unhidePost(db, me, now, params.postId)),
  ),
  handleOperation(contract.suspendMember, ({ db, me, now, params, body }) =>
    done(decision.suspendMember(db, me, now, { ...params, ...body })),
  ),
  handleOperation(contract.liftSuspension, ({ db, me, now, params }) =>
    done(decision.liftSuspension(db, me, now, params.handle)),
  ),
];
