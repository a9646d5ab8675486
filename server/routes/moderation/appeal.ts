import * as contract from '@contract/moderation/appeal';
import * as own from '@contract/moderation/own-appeal';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { decideAppeal, listAppeals } from '../../repos/moderation/appeal';
import { readOwnAppeal, sendAppeal } from '../../repos/moderation/own-appeal';

export const appealRoutes: readonly OperationHandler[] = [
  handleOperation(own.getAppeal, ({ db, me, query }) => readOwnAppeal(db, me, query)),
  handleOperation(own.sendAppeal, ({ db, me, now, body }) => sendAppeal(db, me, now, body)),
  handleOperation(contract.listAppeals, ({ db, me, now, query, paging }) =>
    listAppeals(db, me, now, { state: query.state, paging, limit: query.limit }),
  ),
  handleOperation(contract.decideAppeal, async ({ db, me, now, params, body }) => {
    await decideAppeal(db, me, now, { id: params.appealId, ...body });
    return { done: true };
  }),
];
