import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { LOCAL_PROJECT } from '@server/ops/config';
import { identityToken } from '../support/browser/start-product';
import { unsignedToken } from '../support/service/unsigned-token';
import { packPayloads, selectedPayloads } from './payloads';

/** The seeded texts, by the page that shows them. */
export interface SeededPages {
  /** Handle of the author; demo follows the author. */
  handle: string;
  texts: readonly string[];
  warnings: readonly string[];
  choices: readonly string[];
  alts: readonly string[];
  bios: readonly { handle: string; bio: string }[];
  /** Id of a post with one reply by a member of each name. */
  thread: string;
  names: readonly string[];
}

const NAME_MAX = 60;
const OPTION_MAX = 80;
const OPTIONS = 4;
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

type Call = <T>(method: string, path: string, data?: unknown, type?: string) => Promise<T>;

/** Runs `work` over the items with a concurrency of 8. */
async function forEachConcurrently<T>(
  items: readonly T[],
  work: (item: T, at: number) => Promise<void>,
): Promise<void> {
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [at, item] of queue) await work(item, at);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/** Writes every payload into every text field that the service stores. */
export async function seedPayloads(request: APIRequestContext, baseURL: string): Promise<SeededPages> {
  const run = `${Date.now()}`;
  const as = (token: string): Call => {
    return async (method, path, data, type = 'application/json') => {
      const response = await request.fetch(`/api/v1${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), 'content-type': type },
        // A busy machine may drop a connection; the idempotency key makes retries safe.
        maxRetries: 2,
        ...(data === undefined ? {} : { data }),
      });
      if (!response.ok())
        throw new Error(`${method} ${path}: ${await response.text()} for ${JSON.stringify(data)}`);
      return response.json();
    };
  };
  const join = (name: string): Call => as(unsignedToken(`${name}.${run}`, LOCAL_PROJECT));

  const writer = join('writer');
  const { handle } = await writer<{ handle: string }>('GET', '/me');
  const demo = as(
    await identityToken({ address: baseURL }, 'signInWithPassword', 'demo@plaza.test', 'plaza-demo'),
  );
  await demo('PUT', `/members/${handle}/follow`);

  const texts = packPayloads(500);
  const warnings = packPayloads(200, ' ');
  const alts = packPayloads(1000);
  const choices = selectedPayloads.filter(({ length }) => length <= OPTION_MAX);
  const post = async (data: unknown): Promise<void> => void (await writer('POST', '/posts', data));
  await forEachConcurrently(alts, async (alt, at) => {
    const { id } = await writer<{ id: string }>('POST', '/media', PIXEL, 'image/png');
    await post({ text: `Picture ${at}`, media: [{ id, alt }] });
  });
  await forEachConcurrently(texts, (text) => post({ text }));
  await forEachConcurrently(warnings, (contentWarning) => post({ text: 'Behind a warning', contentWarning }));
  const polls = Array.from({ length: Math.ceil(choices.length / OPTIONS) }, (_, at) =>
    choices.slice(at * OPTIONS, (at + 1) * OPTIONS),
  ).filter(({ length }) => length > 1);
  await forEachConcurrently(polls, (options) => post({ text: 'Choose one', poll: { options, minutes: 60 } }));

  const { id: thread } = await writer<{ id: string }>('POST', '/posts', { text: 'What are you called' });
  const names = selectedPayloads.filter(({ length }) => length <= NAME_MAX);
  const packs = packPayloads(500);
  const bios: { handle: string; bio: string }[] = [];
  await forEachConcurrently(names, async (name, at) => {
    const person = join(`p${at}`);
    const bio = packs[at] ?? '';
    const me = await person<{ handle: string }>('PATCH', '/me', { name, bio });
    if (bio) bios.push({ handle: me.handle, bio });
    await person('POST', '/posts', { text: 'That is my name', replyTo: thread });
  });
  return { handle, texts, warnings, choices: polls.flat(), alts, bios, thread, names };
}
