import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { momentKinds } from './schema';
import { collection } from '@/data/store/collection';
import { type User, users } from '@/data/user/collection';

/** Something that happened around the square, as the timeline tells it. */
export const Moment = z.object({
  id: z.int(),
  kind: z.enum(momentKinds),
  title: z.string(),
  text: z.string(),
  userId: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Name of a scene under /art/scenes, or null without a picture. */
  scene: z.nullable(z.string()),
  sceneText: z.string(),
  comments: z.array(z.object({ userId: z.nullable(z.int()), text: z.string() })),
});
export type Moment = z.infer<typeof Moment>;

export interface JoinedMoment extends Moment {
  user: User | null;
  voices: { name: string; text: string }[];
}

export const moments = collection<Moment>({
  name: 'moments',
  version: 1,
  schema: Moment,
  seed: async (now) => (await import('./seed')).sampleMoments(now),
});

/** The newest first, each with who did it and who said something about it. */
export async function listMoments(): Promise<readonly JoinedMoment[]> {
  await delay();
  const [rows, people] = await Promise.all([moments.all(), users.all()]);
  const person = new Map(people.map((user) => [user.id, user]));
  return rows
    .map((moment) => ({
      ...moment,
      user: person.get(moment.userId) ?? null,
      voices: moment.comments.map(({ userId, text }) => ({
        name: userId === null ? 'You' : (person.get(userId)?.name ?? 'Somebody'),
        text,
      })),
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
