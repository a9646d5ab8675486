import { randomUUID } from 'node:crypto';
import type { Operation } from '@contract/operation';
import type { Service } from '@server/app';
import { uploadBodies } from '../policy/policy-matrix';
import type { TestApi } from '../service/test-api';
import { recordLocks, type Locks, type Pair, writes } from './race-pairs';
import { raceCalls, type RaceCall, type Subject } from './race-calls';
import { brokenRules, raceMember, resetLanes, storeRaceMembers, type RaceMember } from './race-state';

const callOf = (operation: Operation): RaceCall => {
  const call = raceCalls[operation.id];
  if (!call) throw new Error(`${operation.id} has no line in tests/support/race/race-calls.ts`);
  return call;
};

/** Two members with a post each and a moderator for each, beside other lanes. */
interface Lane {
  ines: RaceMember;
  ada: RaceMember;
  tokens: Record<'ines' | 'ada' | 'mod' | 'other-mod', string>;
}
type Rival = 'ines' | 'ada';

/** `lanes` pairs of members race at once; `services` are processes on one database. */
export async function createRaceWorld(api: TestApi, services: readonly [Service, Service], lanes: number) {
  const memberId = async (uid: string): Promise<string> => (await api.me(uid)).id;
  const reporterId = await memberId('reporter');

  const createLane = async (lane: number): Promise<Lane> => {
    const member = async (name: Rival): Promise<RaceMember> => {
      const { id, handle } = await api.me(`${name}${lane}`);
      return raceMember(lane, handle, id, reporterId, shared);
    };
    const shared = { conversation_id: randomUUID(), group_id: randomUUID() };
    const moderators = [await memberId(`mod${lane}`), await memberId(`other-mod${lane}`)];
    await api.pool.query(`UPDATE members SET role = 'moderator' WHERE id = ANY ($1)`, [moderators]);
    const token = (name: string): Promise<string> => api.tokens.sign(`${name}${lane}`);
    return {
      ines: await member('ines'),
      ada: await member('ada'),
      tokens: {
        ines: await token('ines'),
        ada: await token('ada'),
        mod: await token('mod'),
        'other-mod': await token('other-mod'),
      },
    };
  };
  const world: Lane[] = [];
  for (let lane = 0; lane < lanes; lane += 1) world.push(await createLane(lane));
  await storeRaceMembers(
    api.pool,
    world.flatMap(({ ines, ada }) => [ines, ada]),
  );

  const subjectOf = (lane: Lane, owner: Rival, caller: Rival, turn: 0 | 1): Subject => ({
    postId: lane[owner].post_id,
    other: lane[caller === 'ines' ? 'ada' : 'ines'].handle,
    mediaId: lane[caller].media_id,
    wordId: lane[caller].word_id,
    scheduledId: lane[caller].scheduled_id,
    reportId: lane.ada.report_id,
    conversationId: lane.ada.conversation_id,
    groupId: lane.ada.group_id,
    messageId: lane[owner].message_id,
    turn,
  });

  async function send(lane: Lane, operation: Operation, caller: Rival, subject: Subject): Promise<number> {
    const { moderator, params, query, body } = callOf(operation);
    const person = moderator ? (caller === 'ines' ? 'mod' : 'other-mod') : caller;
    const filled = params?.(subject) ?? {};
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? '');
    const headers = new Headers({
      Authorization: `Bearer ${lane.tokens[person]}`,
      'Idempotency-Key': randomUUID(),
    });
    const init: RequestInit = { method: operation.method, headers };
    const upload = uploadBodies[operation.id];
    if (upload) {
      headers.set('Content-Type', upload.type);
      init.body = new Blob([new Uint8Array(upload.bytes)]);
    } else if (body) {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(body(subject));
    }
    const answer = await services[subject.turn].app.request(
      `/api/v1${path}?${new URLSearchParams(query).toString()}`,
      init,
    );
    await answer.arrayBuffer();
    return answer.status;
  }

  /** Statuses of both calls, made at once by one member or by two, each through its own process. */
  const raceInLane = (lane: Lane, [first, second]: Pair, by: 'one' | 'two'): Promise<[number, number]> => {
    const rival = by === 'one' ? 'ines' : 'ada';
    const owner = by === 'one' && (callOf(first).own || callOf(second).own) ? 'ines' : 'ada';
    const mine = by === 'two' && callOf(first).own && !callOf(second).own ? 'ines' : owner;
    return Promise.all([
      send(lane, first, 'ines', subjectOf(lane, mine, 'ines', 0)),
      send(lane, second, rival, subjectOf(lane, mine, rival, 1)),
    ]);
  };

  const race = (pair: Pair, by: 'one' | 'two'): Promise<[number, number][]> =>
    Promise.all(world.map((lane) => raceInLane(lane, pair, by)));

  const reset = (pair: Pair, shift: number): Promise<void> =>
    resetLanes(
      api.pool,
      pair.map(({ id }) => id),
      shift,
    );

  return {
    reset,
    /** Statuses of the calls of each lane. */
    race,
    /** What each writing operation locks, by its id: with the rows it undoes and without them, one member and two. */
    async recordLocks(): Promise<Map<string, Locks>> {
      const found = new Map<string, Locks>();
      for (const operation of writes) {
        const pair = [operation, operation] as const;
        const locks = new Set<string>();
        for (const [shift, by] of (['one', 'two'] as const).entries()) {
          await reset(pair, shift);
          for (const name of await recordLocks(() => race(pair, by))) locks.add(name);
        }
        found.set(operation.id, locks);
      }
      return found;
    },
    brokenRules: () => brokenRules(api.pool),
  };
}
