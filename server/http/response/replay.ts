import { Conversation } from '@contract/message/conversation';
import { Me, Member } from '@contract/member/member';
import { Message } from '@contract/message/message';
import type { Operation } from '@contract/operation';
import { Post } from '@contract/post/post';
import * as z from 'zod/mini';
import { findMember, readMe } from '../../repos/member/member';
import { viewConversation } from '../../repos/message/conversation-view';
import { viewMessage } from '../../repos/message/message-view';
import { viewPost } from '../../repos/post/post-view';
import type { HandlerInput } from '../handler';
import { HttpProblem } from './problem';

type Call = Pick<HandlerInput, 'db' | 'me' | 'now'>;

const Named = z.object({ id: z.string() });
const idOf = (first: unknown): string => z.parse(Named, first).id;
const handleOf = (first: unknown): string => z.parse(z.object({ handle: z.string() }), first).handle;

/** Responses that show what others wrote, or the own rights: all of them name what they show. */
const views = new Map<z.ZodMiniType, (call: Call, first: unknown) => Promise<unknown>>([
  [Post, ({ db, me, now }, first) => viewPost(db, me, now, idOf(first))],
  [Message, ({ db, me, now }, first) => viewMessage(db, me, now, idOf(first))],
  [Conversation, ({ db, me }, first) => viewConversation(db, me, idOf(first))],
  [Member, ({ db, me }, first) => findMember(db, me, handleOf(first))],
  [Me, ({ db, me }) => readMe(db, me)],
]);

/**
 * What a repeated request answers: the first response may show what was deleted, edited or hidden since, so the caller
 * gets what a read would give now. Undefined where the first response stays as it is; throws `gone`.
 */
export async function viewAgain({ response }: Operation, call: Call, answer: string): Promise<unknown> {
  const view = views.get(response);
  if (!view) return undefined;
  try {
    return await view(call, JSON.parse(answer));
  } catch (cause) {
    if (!(cause instanceof HttpProblem) || cause.code !== 'not-found') throw cause;
    throw new HttpProblem('gone', { detail: 'What this request answered was deleted or hidden since.' });
  }
}
