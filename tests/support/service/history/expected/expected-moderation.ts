import { listAppeals } from '@contract/moderation/appeal';
import { listDecisions, listReports } from '@contract/moderation/moderation';
import { getAppeal } from '@contract/moderation/own-appeal';
import type { Facts } from '../facts/history-facts';
import type { HistoryWorld } from '../history-world';
import { type Comparison, walk } from './list-comparison';

type Report = Facts['reports'][number];

const subjectOf = ({ member, post, message }: Report): string => `${member} ${post} ${message}`;

/** What a moderator sees of the members of the history: other histories share the queue. */
export function expectedQueue({ call }: HistoryWorld, facts: Facts, moderator: string): Comparison[] {
  const handles = new Map(facts.members.map(({ id, handle }) => [id, handle]));
  const ofHistory = <Item extends { member: { id: string } | null }>(items: readonly Item[]): Item[] =>
    items.filter(({ member }) => member !== null && handles.has(member.id));
  const open = facts.reports.filter(({ action }) => action === null);
  const same = (report: Report) => open.filter((other) => subjectOf(other) === subjectOf(report));
  const claimer = (report: Report) => same(report).find(({ claimedBy }) => claimedBy !== null)?.claimedBy;
  const reports = async (state: 'open' | 'closed') =>
    ofHistory(await walk((query) => call(moderator, listReports, { query: { ...query, state } })));
  const appeals = async (state: 'open' | 'closed') =>
    ofHistory(await walk((query) => call(moderator, listAppeals, { query: { ...query, state } })));
  return [
    {
      name: 'open reports',
      expected: open.map((each) => `${each.id} ${same(each).length - 1} ${claimer(each) ?? null}`),
      actual: async () =>
        (await reports('open')).map(({ id, others, claim }) => `${id} ${others} ${claim?.by.id ?? null}`),
    },
    {
      name: 'closed reports',
      expected: facts.reports.flatMap(({ id, action }) => (action === null ? [] : `${id} ${action}`)),
      actual: async () => (await reports('closed')).map(({ id, closed }) => `${id} ${closed?.action}`),
    },
    {
      name: 'open appeals',
      expected: facts.appeals.flatMap(({ id, outcome }) => (outcome === null ? id : [])),
      actual: async () => (await appeals('open')).map(({ id }) => id),
    },
    {
      name: 'closed appeals',
      expected: facts.appeals.flatMap(({ id, outcome }) => (outcome === null ? [] : `${id} ${outcome}`)),
      actual: async () => (await appeals('closed')).map(({ id, outcome }) => `${id} ${outcome}`),
    },
    {
      name: 'decisions',
      expected: facts.decisions.map(({ action, member, post }) => `${action} ${member} ${post}`),
      actual: async () =>
        ofHistory(await walk((query) => call(moderator, listDecisions, { query }))).map(
          ({ action, member, post }) => `${action} ${member?.id} ${post?.id ?? null}`,
        ),
    },
  ];
}

/** The appeal that each member has made, or may make, against the last decision in force. */
export function expectedAppeals({ call }: HistoryWorld, facts: Facts): Comparison[] {
  const subjects = [
    ...facts.members.map(({ id, uid, suspended }) => ({ uid, member: id, post: null, inForce: suspended })),
    ...facts.posts.flatMap(({ id: post, author, hidden, deleted }) => {
      const uid = facts.members.find(({ id }) => id === author)?.uid;
      return uid === undefined ? [] : [{ uid, member: author, post, inForce: hidden && !deleted }];
    }),
  ];
  return subjects.map(({ uid, member, post, inForce }) => {
    const action = post === null ? 'suspend' : 'hide';
    const last = facts.decisions.findLast(
      (each) => each.member === member && each.post === post && each.action === action,
    );
    const appeal = inForce ? facts.appeals.find(({ decision }) => decision === last?.id) : undefined;
    return {
      name: `appeal of ${uid} about ${post ?? 'the suspension'}`,
      expected: [`${appeal?.id ?? null} ${inForce && !appeal}`],
      actual: async () => {
        const query = post === null ? {} : { postId: post };
        const { appeal: own, allowed } = await call(uid, getAppeal, { query });
        return [`${own?.id ?? null} ${allowed}`];
      },
    };
  });
}
