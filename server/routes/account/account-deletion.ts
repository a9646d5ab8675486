import * as contract from '@contract/account/account-deletion';
import { handleOperation, type OperationHandler } from '../../http/handler';
import { cancelDeletion, readDeletion, requestDeletion } from '../../repos/member/account-deletion';

export const accountDeletionRoutes: readonly OperationHandler[] = [
  handleOperation(contract.getAccountDeletion, async ({ db, me }) => ({
    deletesAt: await readDeletion(db, me),
  })),
  handleOperation(contract.requestAccountDeletion, ({ db, me, now }) => requestDeletion(db, me, now)),
  handleOperation(contract.cancelAccountDeletion, async ({ db, me, now }) => {
    await cancelDeletion(db, me, now);
    return { done: true };
  }),
];
