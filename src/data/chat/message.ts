import * as z from 'zod/mini';
import { createCollection } from '@/data/store/collection';

/** A message of a chat. `fromId` 0 is oneself, any other a user of the sample data. */
export const ChatMessage = z.object({
  /** Made by `crypto.randomUUID()`; seeded ones are `<chat>-<number>`. */
  id: z.string(),
  chatId: z.int(),
  fromId: z.int(),
  text: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** How far an own message has come. */
  state: z.enum(['sent', 'delivered', 'read']),
  editedAt: z.nullable(z.string()),
  deleted: z.boolean(),
  /** Id of the message it answers. */
  replyTo: z.nullable(z.string()),
  reactions: z.array(z.object({ emoji: z.string(), fromIds: z.array(z.int()) })),
  /** Bytes are under `blobKey` in `data/blob.ts`; null for a seeded one, which is shown by name only. */
  attachment: z.nullable(
    z.object({
      name: z.string(),
      type: z.string(),
      bytes: z.int(),
      blobKey: z.nullable(z.string()),
    }),
  ),
  /** A voice note: seconds, and peaks from 0 to 1 for the drawing. */
  voice: z.nullable(
    z.object({ seconds: z.number(), peaks: z.array(z.number()), blobKey: z.nullable(z.string()) }),
  ),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const messages = createCollection<ChatMessage>({
  name: 'messages',
  version: 1,
  schema: ChatMessage,
  seed: async (now) => (await import('./seed-messages')).sampleMessages(now),
});
