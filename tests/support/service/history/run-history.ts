import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { ProblemError } from '../call-as';
import { jobs } from './history-jobs';
import { changeSpaceItems } from '@contract/space/space-item';
import { messageSteps } from './steps/message-steps';
import { moderationSteps } from './steps/moderation-steps';
import { pictureSteps } from './steps/picture-steps';
import { spaceSteps } from './steps/space-steps';
import { steps } from './steps/history-steps';
import type { HistoryWorld } from './history-world';
import { pick, type Choice, type StepCall } from './steps/step-makers';

/** A step of a member, or a job; `again` sends the same key twice at once. */
interface Move {
  name: string;
  choice: Choice;
  again: boolean;
}

/** Moves of one burst are made at once. */
type History = readonly (readonly Move[])[];

const number = fc.nat(59);
const choices = fc.record({ who: number, other: number, what: number, how: number });

/** Steps and jobs that come more often than others: those that make posts, and that several members do to one. */
const WEIGHTS: Readonly<Record<string, number>> = {
  post: 5,
  poll: 3,
  thread: 2,
  reply: 5,
  quote: 3,
  replyAndQuote: 2,
  postPictures: 4,
  like: 5,
  unlike: 3,
  repost: 4,
  unrepost: 2,
  vote: 4,
  bookmark: 2,
  fileBookmark: 2,
  putFolder: 2,
  edit: 4,
  delete: 4,
  restore: 3,
  hide: 2,
  unhide: 2,
  follow: 6,
  unfollow: 2,
  mute: 3,
  muteWord: 2,
  block: 2,
  unblock: 2,
  putList: 2,
  addToList: 3,
  openDirect: 2,
  sendMessage: 10,
  readMessages: 4,
  suspend: 2,
  lift: 2,
  appeal: 2,
  decideAppeal: 2,
  requestDeletion: 2,
  cancelDeletion: 2,
  putSpace: 3,
  putSpaceMember: 3,
  changeItem: 10,
  changeItems: 6,
  changeInvoice: 4,
  changeInvoices: 3,
  changeFile: 3,
  syncDevices: 2,
  ageHandles: 2,
  settleCounts: 2,
  removeMembers: 2,
};

/** Steps that one history is mostly about, so that they meet; others are about everything alike. */
const SUBJECTS: readonly (readonly string[])[] = [
  [],
  [...Object.keys(spaceSteps), 'syncDevices', 'uploadFiles'],
  Object.keys(messageSteps),
  [
    ...Object.keys(pictureSteps),
    'uploadPictures',
    'follow',
    'hide',
    'unhide',
    'delete',
    'restore',
    'publish',
  ],
  [...Object.keys(moderationSteps), 'endSuspensions', 'sendMessage'],
  'changeHandle ageHandles follow unfollow approveFollowers answerRequest closeToVisitors block requestDeletion cancelDeletion'.split(
    ' ',
  ),
  'post poll vote endPolls bookmark fileBookmark putFolder deleteFolder putList deleteList addToList removeFromList'.split(
    ' ',
  ),
];
/** How much more often the steps of the subject come. */
const STRESS = 10;

const namesOf = (subject: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    ...[...Object.keys(steps), ...Object.keys(jobs)].map((name) => ({
      weight: (WEIGHTS[name] ?? 1) * (subject.includes(name) ? STRESS : 1),
      arbitrary: fc.constant(name),
    })),
  );

const movesOf = (subject: readonly string[]): fc.Arbitrary<Move> =>
  fc.record({
    name: namesOf(subject),
    choice: choices,
    again: fc.oneof(
      { weight: 9, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  });

export const histories = (bursts: number): fc.Arbitrary<History> =>
  fc.oneof(
    ...SUBJECTS.map((subject) =>
      fc.array(fc.array(movesOf(subject), { minLength: 2, maxLength: 6 }), {
        minLength: bursts,
        maxLength: bursts,
        size: 'max',
      }),
    ),
  );

const refusedAs = (cause: unknown): string => {
  if (cause instanceof ProblemError && cause.problem.status < 500) return cause.problem.code;
  throw cause;
};

interface Outcome {
  /** The problem code, or done. */
  code: string;
  answer?: unknown;
}

async function send(world: HistoryWorld, { uid, operation, input }: StepCall, key: string): Promise<Outcome> {
  try {
    return { code: 'done', answer: await world.call(uid, operation, { ...input, key }) };
  } catch (cause) {
    return { code: refusedAs(cause) };
  }
}

/** Answers of which the rules of spaces know. */
function keepAnswer({ answered }: HistoryWorld, call: StepCall, { answer }: Outcome, burstAt: string): void {
  if (call.operation !== changeSpaceItems || answer === undefined) return;
  const changes = changeSpaceItems.body?.parse(call.input.body).changes ?? [];
  answered.push({
    ...changeSpaceItems.response.parse(answer),
    uid: call.uid,
    spaceId: call.input.params?.['spaceId'] ?? '',
    burstAt,
    bases: new Map(changes.map(({ id, base }) => [id, base])),
  });
}

async function makeMove(
  world: HistoryWorld,
  { name, choice, again }: Move,
  burstAt: string,
): Promise<string> {
  const job = jobs[name];
  if (job) {
    await job(world);
    return 'done';
  }
  const call = steps[name]?.(world, choice);
  if (!call) return 'nothing';
  const key = randomUUID();
  const outcomes = await Promise.all(Array.from({ length: again ? 2 : 1 }, () => send(world, call, key)));
  for (const outcome of outcomes) keepAnswer(world, call, outcome, burstAt);
  const ids = outcomes.flatMap(({ answer }) =>
    typeof answer === 'object' && answer !== null && 'id' in answer ? String(answer.id) : [],
  );
  if (new Set(ids).size > 1) throw new Error(`${name} was done twice with one key: ${ids.join(', ')}`);
  return pick(outcomes, 0)?.code ?? 'nothing';
}

/** Makes the moves, burst by burst; `note` hears the outcome of each. */
export async function runHistory(
  world: HistoryWorld,
  history: History,
  note: (outcome: string) => void,
): Promise<void> {
  for (const burst of history) {
    await world.look();
    const burstAt = new Date().toISOString();
    await Promise.all(burst.map(async (move) => note(await makeMove(world, move, burstAt))));
  }
}
