import { resolve } from 'node:path';
import { MAX_SUSPENSION_DAYS } from '@contract/moderation/moderation';
import { ReportReason } from '@contract/moderation/report-reason';
import { lockModeration } from '../db/lock';
import { writeArchive } from '../repos/data-export/archive';
import { endGrace, removeMember } from '../repos/member/remove-members';
import { setRole } from '../repos/member/role';
import { liftSuspension, suspendMember } from '../repos/moderation/suspension';
import { recordAction } from './audit';
import type { Admin, Command, CommandInput } from './command';
import { findMember } from './find-member';
import { OperatorError } from './operator-error';

const OPERATOR = { id: null };

const reasonOf = ({ text }: CommandInput): ReportReason => {
  const parsed = ReportReason.safeParse(text('reason'));
  if (parsed.success) return parsed.data;
  throw new OperatorError(`Give a reason: --reason ${ReportReason.options.join(' | ')}`);
};

const daysOf = ({ text }: CommandInput): number | undefined => {
  const given = text('days');
  if (given === undefined) return undefined;
  const days = Number(given);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_SUSPENSION_DAYS) return days;
  throw new OperatorError(
    `--days is a whole number from 1 to ${MAX_SUSPENSION_DAYS}; leave it out for no term`,
  );
};

const makeModerator: Command = {
  usage: '<handle>',
  summary: 'lets a member moderate',
  takes: 'subject',
  run: ({ db, print, ...admin }, { subject }) =>
    db.transaction(async (tx) => {
      const { id, handle, role, suspended } = await findMember(tx, subject);
      if (suspended) throw new OperatorError(`@${handle} is suspended: lift the suspension first`);
      if (role !== 'moderator') {
        await setRole(tx, id, 'moderator');
        await recordAction(tx, admin, { command: 'make-moderator', memberId: id });
      }
      print(`@${handle} is a moderator`);
      return true;
    }),
};

const revoke: Command = {
  usage: '<handle>',
  summary: 'makes a moderator a member again',
  takes: 'subject',
  run: ({ db, print, ...admin }, { subject }) =>
    db.transaction(async (tx) => {
      const { id, handle, role } = await findMember(tx, subject);
      if (role === 'moderator') {
        await setRole(tx, id, 'member');
        await recordAction(tx, admin, { command: 'revoke', memberId: id });
      }
      print(`@${handle} is no moderator`);
      return true;
    }),
};

const suspend: Command = {
  usage: '<handle> --reason <reason> [--days <n>] [--note <text>]',
  summary: 'suspends a member; a repeated call replaces reason and term',
  takes: 'subject',
  options: { reason: { type: 'string' }, days: { type: 'string' }, note: { type: 'string' } },
  run: async ({ db, now, print, operator }, input) => {
    const [reason, days, note] = [reasonOf(input), daysOf(input), input.text('note')];
    const handle = await db.transaction(async (tx) => {
      // Before the member's row, like every decision.
      await lockModeration(tx);
      const member = await findMember(tx, input.subject);
      if (member.role === 'moderator')
        throw new OperatorError(`@${member.handle} is a moderator: revoke the role first`);
      await suspendMember(tx, OPERATOR, now(), { handle: member.handle, reason, days, note });
      const term = days === undefined ? 'no term' : `${days} days`;
      await recordAction(
        tx,
        { now, operator },
        { command: 'suspend', memberId: member.id, note: `${reason}, ${term}` },
      );
      return member.handle;
    });
    print(`@${handle} is suspended (${reason})${days === undefined ? '' : ` for ${days} days`}`);
    return true;
  },
};

const lift: Command = {
  usage: '<handle> [--note <text>]',
  summary: 'ends a suspension and grants the open appeal',
  takes: 'subject',
  options: { note: { type: 'string' } },
  run: ({ db, now, print, operator }, { subject, text }) =>
    db.transaction(async (tx) => {
      await lockModeration(tx);
      const { id, handle, suspended } = await findMember(tx, subject);
      if (suspended) {
        await liftSuspension(tx, OPERATOR, now(), { handle, note: text('note') });
        await recordAction(tx, { now, operator }, { command: 'lift', memberId: id });
      }
      print(`@${handle} is not suspended`);
      return true;
    }),
};

/** The archive is written outside the transaction that finds the member: it may take minutes. */
const exportMember: Command = {
  usage: '<handle> [--to <file.zip>]',
  summary: 'writes the archive of everything stored about a member',
  takes: 'subject',
  options: { to: { type: 'string' } },
  run: async (admin, { subject, text }) => {
    const { db, store, print } = admin;
    const { id, handle } = await db.transaction(async (tx) => {
      const member = await findMember(tx, subject);
      await recordAction(tx, admin, { command: 'export', memberId: member.id });
      return member;
    });
    const path = resolve(text('to') ?? `plaza-${handle}.zip`);
    const onProgress = (): Promise<void> => Promise.resolve();
    const { signal } = new AbortController();
    await writeArchive(db, { memberId: id, store, path, onProgress, signal });
    print(`The archive of @${handle} is in ${path}`);
    return true;
  },
};

/** Hides the member at once; the removal goes on in batches, and the service continues one that is interrupted. */
async function eraseMember(admin: Admin, subject: string): Promise<boolean> {
  const { db, now, store, print } = admin;
  const member = await db.transaction(async (tx) => {
    const found = await findMember(tx, subject);
    await endGrace(tx, found.id, now());
    await recordAction(tx, admin, { command: 'erase', memberId: found.id });
    return found;
  });
  await removeMember(db, now(), member, { store });
  print(`@${member.handle} is erased, with posts, messages and files`);
  print(`The sign-in account ${member.uid} belongs to the identity provider: delete it there`);
  return true;
}

const erase: Command = {
  usage: '<handle> --yes',
  summary: 'removes a member with everything they left; cannot be undone',
  takes: 'subject',
  options: { yes: { type: 'boolean' } },
  run: async (admin, { subject, isSet }) => {
    if (isSet('yes')) return eraseMember(admin, subject);
    throw new OperatorError(
      `Erasing cannot be undone. Write the archive first (export ${subject}), then repeat with --yes`,
    );
  },
};

export const memberCommands: Readonly<Record<string, Command>> = {
  'make-moderator': makeModerator,
  revoke,
  suspend,
  lift,
  export: exportMember,
  erase,
};
