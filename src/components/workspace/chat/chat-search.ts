import * as z from 'zod/mini';
import { Handle, Id } from '@contract/primitives';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

export const CHAT_TABS = ['all', 'pinned', 'favourites', 'archived'] as const;
export type ChatTab = (typeof CHAT_TABS)[number];

/** Search parameters of both chat pages; invalid fields fall back one by one. */
export const chatSearchSchema = searchSchema(() => ({
  chat: z.int().check(z.gte(1)),
  /** Opens or starts the chat with this user. */
  with: z.int().check(z.gte(1)),
  tab: z.enum(CHAT_TABS),
  q: z.string().check(z.maxLength(100)),
  /** Id of a message of the open sample chat, which a search found. */
  message: z.string().check(z.maxLength(60)),
  /** The list is visible by default, the other two panes are not. */
  list: z.boolean(),
  settings: z.boolean(),
  profile: z.boolean(),
  add: z.enum(['contact', 'group']),
  /** Sample conversations instead of the member's own. */
  sample: z.boolean(),
  /** A conversation between members. */
  conversation: Id,
  /** Opens the conversation with this member. */
  to: Handle,
  box: z.enum(['requests', 'archived']),
  /** Number of the message to show. */
  at: z.int().check(z.gte(1)),
}));
export type ChatSearch = SearchOf<typeof chatSearchSchema>;
