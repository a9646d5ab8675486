import type * as messageSchema from '../db/schema/message';
import type * as schema from '../db/schema/moderation';
import { makeId } from '../db/id';
import type { PostRow, PostRowSet } from './post-rows';

const HOUR = 3_600_000;

type Row<T extends keyof typeof schema> = (typeof schema)[T]['$inferInsert'];

interface ModerationRows {
  hiddenPost: PostRow;
  reports: Row<'reports'>[];
  decision: Row<'decisions'>;
  appeal: Row<'appeals'>;
}

/** A queue for the demo moderator: a post with pictures, a reply, a person, a message, and the appeal of an author. */
export function buildModerationRows(
  now: Date,
  { posts, postMedia, messages }: PostRowSet & { messages: (typeof messageSchema.messages.$inferInsert)[] },
  idOf: (handle: string) => string,
): ModerationRows {
  const ago = (hours: number): Date => new Date(now.getTime() - hours * HOUR);
  const demo = new Set(['ines', 'ada', 'rui'].map(idOf));
  const others = posts.filter(({ authorId, audience }) => !demo.has(authorId) && audience !== 'followers');
  const pictured = new Set(postMedia.map(({ postId }) => postId));
  const picture = others.findLast(({ id }) => pictured.has(id));
  const reply = others.findLast(({ replyTo }) => replyTo);
  const report = (
    by: string,
    memberId: string,
    hours: number,
    more: Pick<Row<'reports'>, 'reason' | 'postId' | 'messageId' | 'messageText' | 'note'>,
  ): Row<'reports'> => ({
    id: makeId(ago(hours)),
    reporterId: idOf(by),
    memberId,
    createdAt: ago(hours),
    ...more,
  });
  const reports = [
    report('henrik', idOf('samir'), 9, {
      reason: 'spam',
      note: 'Sends everyone in the Under-Elevens group the same raffle link.',
    }),
  ];
  const message = messages.findLast(({ authorId }) => authorId === idOf('samir'));
  if (message) {
    const { id: messageId, text: messageText } = message;
    const about = { reason: 'harassment', messageId, messageText };
    reports.push(report('greta', message.authorId, 6, { ...about, note: 'This is the second time.' }));
  }
  if (reply) {
    const note = 'This was meant to hurt.';
    reports.push(report('greta', reply.authorId, 5, { reason: 'harassment', postId: reply.id, note }));
  }
  if (picture) {
    const about = { reason: 'false', postId: picture.id };
    const note = 'That picture is from last year.';
    reports.push(report('mei', picture.authorId, 2, { ...about, note }));
    reports.push(report('pavel', picture.authorId, 1, { ...about, note: '' }));
  }
  const author = idOf('samir');
  const hiddenPost: PostRow = {
    id: makeId(ago(30)),
    authorId: author,
    text: 'Raffle! Ten tickets, one goalkeeper’s glove, signed by nobody famous. Write to me before Sunday.',
    createdAt: ago(30),
    hiddenAt: ago(26),
    counted: false,
  };
  const decision: Row<'decisions'> = {
    id: makeId(ago(26)),
    action: 'hide',
    memberId: author,
    postId: hiddenPost.id,
    at: ago(26),
    reason: 'spam',
    note: 'Third raffle this month.',
  };
  const appeal: Row<'appeals'> = {
    id: makeId(ago(3)),
    decisionId: decision.id,
    memberId: author,
    text: 'The raffle pays for the children’s jerseys, and the club asked me to announce it. Please look again.',
    createdAt: ago(3),
  };
  return { hiddenPost, reports, decision, appeal };
}
