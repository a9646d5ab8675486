import { type QueryClient } from '@tanstack/react-query';
import * as contract from '@contract/moderation/moderation';
import type { ReportReason } from '@contract/moderation/report-reason';
import { callApi, type CallOptions } from '@/lib/api/client';
import { showToast } from '@/lib/overlays/toast';
import { offerUndo } from '@/lib/overlays/undo';
import { updateItems } from '@/queries/optimistic';
import { enqueue } from '@/queries/outbox/registry';
import { defineHandler } from '@/queries/outbox/handler';
import { moderationKey, reportsOptions } from '@/queries/social/moderation/moderation';
import { moderationChangesText } from '@/messages/social/changes/moderation';

export interface Grounds {
  reason?: ReportReason;
  /** For moderators only. */
  note?: string;
}

type ActionOnSubject =
  | { action: 'dismiss' | 'reopen'; reportId: string }
  | { action: 'hide' | 'unhide'; postId: string }
  | { action: 'remove'; messageId: string }
  | { action: 'suspend'; handle: string; days?: number }
  /** `suspension` is what its undo restores. */
  | { action: 'lift'; handle: string; suspension?: { days?: number; reason?: ReportReason } };
export type ModerationAction = ActionOnSubject & Grounds;

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    decision: { vars: ModerationAction; response: unknown };
  }
}

const inverseActions = {
  dismiss: 'reopen',
  reopen: 'dismiss',
  hide: 'unhide',
  unhide: 'hide',
} as const;

/** Without the grounds, which were those of the decision. Null for a removal: the text is deleted. */
function inverseAction(change: ModerationAction): ModerationAction | null {
  if ('messageId' in change) return null;
  if ('reportId' in change) return { reportId: change.reportId, action: inverseActions[change.action] };
  if ('postId' in change) return { postId: change.postId, action: inverseActions[change.action] };
  const { handle } = change;
  return change.action === 'suspend'
    ? { handle, action: 'lift' }
    : { handle, action: 'suspend', ...change.suspension };
}

const successTitles: Record<ModerationAction['action'], string> = {
  dismiss: moderationChangesText.reportDismissed,
  reopen: moderationChangesText.reportReopened,
  hide: moderationChangesText.postHidden,
  unhide: moderationChangesText.postUnhidden,
  remove: moderationChangesText.messageRemoved,
  suspend: moderationChangesText.memberSuspended,
  lift: moderationChangesText.suspensionLifted,
};

function sendAction(change: ModerationAction, options: CallOptions): Promise<unknown> {
  const { reason, note } = change;
  const body = { ...(reason && { reason }), ...(note && { note }) };
  if ('reportId' in change) {
    const operation = change.action === 'dismiss' ? contract.dismissReport : contract.reopenReport;
    return callApi(operation, { params: { reportId: change.reportId }, body }, options);
  }
  if ('postId' in change) {
    const operation = change.action === 'hide' ? contract.hidePost : contract.unhidePost;
    return callApi(operation, { params: { postId: change.postId }, body }, options);
  }
  if ('messageId' in change)
    return callApi(contract.removeMessage, { params: { messageId: change.messageId }, body }, options);
  const params = { handle: change.handle };
  if (change.action === 'lift') return callApi(contract.liftSuspension, { params, body }, options);
  const term = change.days === undefined ? {} : { days: change.days };
  return callApi(contract.suspendMember, { params, body: { ...body, ...term } }, options);
}

/** Null if the report leaves its list. */
function reportAfterAction(report: contract.Report, change: ModerationAction): contract.Report | null {
  if ('reportId' in change) return report.id === change.reportId ? null : report;
  if ('handle' in change) {
    return report.member.handle === change.handle
      ? { ...report, suspended: change.action === 'suspend' }
      : report;
  }
  const { post, message } = report;
  if ('messageId' in change) {
    return message?.id === change.messageId
      ? { ...report, message: { ...message, deleted: true, removed: true } }
      : report;
  }
  return post?.id === change.postId
    ? { ...report, post: { ...post, hidden: change.action === 'hide' } }
    : report;
}

const invalidateModeration = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: moderationKey });

const actionLabels = {
  dismiss: moderationChangesText.dismissAReport,
  reopen: moderationChangesText.reopenAReport,
  hide: moderationChangesText.hideAPost,
  unhide: moderationChangesText.unhideAPost,
  remove: moderationChangesText.removeAMessage,
};

function actionLabel(change: ModerationAction): string {
  if (!('handle' in change)) return actionLabels[change.action];
  const label =
    change.action === 'lift' ? moderationChangesText.liftSuspensionOf : moderationChangesText.suspendHandle;
  return label(change.handle);
}

const subjectId = (change: ModerationAction): string => {
  if ('reportId' in change) return change.reportId;
  if ('postId' in change) return change.postId;
  return 'messageId' in change ? change.messageId : change.handle;
};

/** No coalesce key: the log records every decision. */
export const moderationHandler = defineHandler({
  scope: (change: ModerationAction) => `decision:${subjectId(change)}`,
  send: sendAction,
  affectedKeys: () => contract.ReportState.options.map((state) => reportsOptions(state).queryKey),
  applyOptimistic: (client, change) => {
    for (const state of contract.ReportState.options)
      updateItems(client, reportsOptions(state), (reports) =>
        reports.flatMap((report) => reportAfterAction(report, change) ?? []),
      );
  },
  settle: invalidateModeration,
  rollback: invalidateModeration,
  label: actionLabel,
  failureTitle: () => moderationChangesText.decideFailed,
});

/** Optimistic, with Undo where the decision can be reversed. Undo is a decision of its own in the log. */
export function moderate(client: QueryClient, change: ModerationAction): void {
  const key = crypto.randomUUID();
  void enqueue(client, { kind: 'decision', vars: change, key });
  const title = successTitles[change.action];
  const inverse = inverseAction(change);
  if (inverse) offerUndo({ title, key, undo: () => enqueue(client, { kind: 'decision', vars: inverse }) });
  else showToast({ type: 'success', title });
}
