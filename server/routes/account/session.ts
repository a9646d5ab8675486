import * as contract from '@contract/account/session';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { endSession, forgetOwnSession, listSessions, signOutEverywhere } from '../../repos/session/session';

export const sessionRoutes: readonly OperationHandler[] = [
  handleOperation(contract.listSessions, async ({ db, me, signedInAt }) => ({
    items: await listSessions(db, me, signedInAt),
  })),
  handleOperation(contract.endSession, async ({ db, me, now, params }) => {
    await endSession(db, me, params.sessionId, now);
    return { done: true };
  }),
  handleOperation(contract.signOut, async ({ db, me, signedInAt }) => {
    await forgetOwnSession(db, me, signedInAt);
    return { done: true };
  }),
  handleOperation(contract.signOutEverywhere, async ({ db, me, now }) => {
    await signOutEverywhere(db, me, now);
    return { done: true };
  }),
];
