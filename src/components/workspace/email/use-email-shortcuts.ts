import { useEffect, useEffectEvent } from 'react';
import type { Email } from '@/data/email/schema';
import type { Conversation } from '@/data/email/threads';
import { registerShortcuts, type ShortcutHandlers } from '@/lib/keys/shortcut-listener';
import { workspaceShortcuts } from '@/lib/keys/workspace-shortcuts';
import { emailText } from '@/messages/workspace/email';
import type { EmailActions } from './email-actions';
import type { MailSearch } from './list/email-search';

interface Options {
  conversations: readonly Conversation[];
  selected: readonly Conversation[];
  clearSelection: () => void;
  /** Id of the open email. */
  open: string | undefined;
  change: (next: Partial<MailSearch>, replace?: boolean) => void;
  actions: EmailActions;
  toggleSelection: (conversation: Conversation) => void;
}

/** Position of the conversation that contains the email; -1 if the view hides it. */
export const indexOfMail = (conversations: readonly Conversation[], id: string | undefined): number =>
  conversations.findIndex(({ mails }) => mails.some((mail) => mail.id === id));

/** Id of the email in the row with the keyboard focus. */
const focusedMail = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-mail]')?.dataset['mail'];

export function useMailShortcuts({
  conversations,
  selected,
  clearSelection,
  open,
  change,
  actions,
  toggleSelection,
}: Options): void {
  const go = useEffectEvent((by: 1 | -1) => {
    const at = indexOfMail(conversations, open) + by;
    const next = conversations[Math.max(0, Math.min(conversations.length - 1, at))];
    if (next) change({ message: next.newest.id }, open !== undefined);
  });
  const write = useEffectEvent(() => change({ compose: 'new' }));
  const run = useEffectEvent((action: (own: EmailActions, conversation: Conversation) => void) => {
    const conversation = conversations[indexOfMail(conversations, open ?? focusedMail())];
    if (conversation) action(actions, conversation);
    return conversation !== undefined;
  });
  /** On the selected conversations; without a selection on one, as `run`. */
  const runOnSelection = useEffectEvent((action: (own: EmailActions, mails: readonly Email[]) => void) => {
    const chosen = selected.flatMap(({ mails }) => mails);
    if (chosen.length === 0) return run((own, { mails }) => action(own, mails));
    action(actions, chosen);
    clearSelection();
    return true;
  });
  const select = useEffectEvent((conversation: Conversation) => toggleSelection(conversation));
  useEffect(() => {
    const handlers: ShortcutHandlers = {
      next: () => go(1),
      previous: () => go(-1),
      writeMail: () => write(),
      replyMail: () => run((own, { newest }) => own.reply(newest, 'reply')),
      replyAllMail: () => run((own, { newest }) => own.reply(newest, 'reply-all')),
      forwardMail: () => run((own, { newest }) => own.reply(newest, 'forward')),
      starMail: () => run((own, { newest }) => own.toggleStar(newest)),
      selectMail: () => run((_own, conversation) => select(conversation)),
      archiveMail: () =>
        runOnSelection((own, mails) =>
          own.move(
            mails,
            'archive',
            mails.length === 1 ? emailText.archived : emailText.archivedCount(mails.length),
          ),
        ),
      snoozeMail: () => runOnSelection((own, mails) => own.snooze(mails)),
      deleteMail: () => runOnSelection((own, mails) => own.remove(mails)),
    };
    return registerShortcuts(handlers, workspaceShortcuts);
  }, []);
}
