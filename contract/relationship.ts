import * as z from 'zod/mini';
import { MemberCard, Relation } from './member';
import { memberReads, memberWrites, operation } from './operation';
import { Handle, Instant, page, PageQuery } from './primitives';

const ByHandle = z.strictObject({ handle: Handle });

/** How the caller and somebody stand to each other after a change. */
export const Tie = z.object({ handle: Handle, relation: Relation });
export type Tie = z.infer<typeof Tie>;

const change = (id: string, method: 'PUT' | 'DELETE', what: 'mute' | 'block', summary: string) =>
  operation({
    ...memberWrites,
    id,
    method,
    path: `/members/{handle}/${what}`,
    tag: 'ties',
    summary,
    params: ByHandle,
    answer: Tie,
  });

export const mute = change('mute', 'PUT', 'mute', 'Keep somebody out of the own feeds and notifications');
export const unmute = change('unmute', 'DELETE', 'mute', 'Let somebody back into the own feeds');
export const block = change('block', 'PUT', 'block', 'Part from somebody: neither sees or follows the other');
export const unblock = change('unblock', 'DELETE', 'block', 'Take a block back; follows do not return');

/** Somebody who is muted or blocked, and since when. */
export const TiedMember = z.object({ member: MemberCard, since: Instant });
export type TiedMember = z.infer<typeof TiedMember>;

const list = (id: string, path: string, summary: string) =>
  operation({
    ...memberReads,
    id,
    path,
    tag: 'ties',
    summary,
    query: PageQuery,
    answer: page(TiedMember),
  });

export const listMuted = list('listMuted', '/mutes', 'People one has muted, the latest first');
export const listBlocked = list('listBlocked', '/blocks', 'People one has blocked, the latest first');
