import * as contract from '@contract/moderation/moderation';
import { countModeration } from '@contract/moderation/moderation-count';
import * as report from '@contract/moderation/report';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { claimReport, releaseReport } from '../../repos/moderation/claim';
import { hidePost, unhidePost } from '../../repos/moderation/decision';
import { countOpenModeration, listDecisions, listReports } from '../../repos/moderation/moderation-queue';
import { removeMessage } from '../../repos/moderation/remove-message';
import { reportMember, reportMessage, reportPost } from '../../repos/moderation/report';
import { dismissReport, reopenReport } from '../../repos/moderation/report-decision';
import { liftSuspension, suspendMember } from '../../repos/moderation/suspension';

/** The answer to what has been done. */
const done = async (work: Promise<void>): Promise<{ done: true }> => {
  await work;
  return { done: true };
};

export const moderationRoutes: readonly OperationHandler[] = [
  handleOperation(report.reportPost, ({ db, me, now, params, body }) =>
    done(reportPost(db, me, now, { ...params, ...body })),
  ),
  handleOperation(report.reportMessage, ({ db, me, now, params, body }) =>
    done(reportMessage(db, me, now, { ...params, ...body })),
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
  handleOperation(countModeration, async ({ db }) => ({ open: await countOpenModeration(db) })),
  handleOperation(contract.claimReport, ({ db, me, now, params }) =>
    done(claimReport(db, me, now, params.reportId)),
  ),
  handleOperation(contract.releaseReport, ({ db, me, now, params }) =>
    done(releaseReport(db, me, now, params.reportId)),
  ),
  handleOperation(contract.dismissReport, ({ db, me, now, params, body }) =>
    done(dismissReport(db, me, now, { id: params.reportId, ...body })),
  ),
  handleOperation(contract.reopenReport, ({ db, me, now, params, body }) =>
    done(reopenReport(db, me, now, { id: params.reportId, ...body })),
  ),
  handleOperation(contract.hidePost, ({ db, me, now, params, body }) =>
    done(hidePost(db, me, now, { id: params.postId, ...body })),
  ),
  handleOperation(contract.unhidePost, ({ db, me, now, params, body }) =>
    done(unhidePost(db, me, now, { id: params.postId, ...body })),
  ),
  handleOperation(contract.removeMessage, ({ db, me, now, params, body }) =>
    done(removeMessage(db, me, now, { id: params.messageId, ...body })),
  ),
  handleOperation(contract.suspendMember, ({ db, me, now, params, body }) =>
    done(suspendMember(db, me, now, { ...params, ...body })),
  ),
  handleOperation(contract.liftSuspension, ({ db, me, now, params, body }) =>
    done(liftSuspension(db, me, now, { ...params, ...body })),
  ),
];
