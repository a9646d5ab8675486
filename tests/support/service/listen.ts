import type { Service } from '@server/app';
import { readProblem } from './call-as';
import { readEvents, type EventReader } from './event-reader';
import type { TestApi } from './test-api';

export interface ListenOptions {
  lastEventId?: string | null;
  service?: Service;
  /** Seconds until the token expires. */
  lasts?: number;
  declares?: boolean;
}

/** Opens the event stream of a member; resolves once the stream is live. Throws the problem's code. */
export async function openStream(
  api: TestApi,
  uid: string,
  { lastEventId, service, lasts, declares = false }: ListenOptions = {},
): Promise<EventReader & { streamId: string }> {
  const headers = new Headers({
    authorization: `Bearer ${await api.tokens.sign(uid, lasts === undefined ? {} : { lasts })}`,
  });
  if (lastEventId) headers.set('last-event-id', lastEventId);
  const path = `/api/v1/events${declares ? '?interest=declared' : ''}`;
  const response = await (service ?? api.service).app.request(path, { headers });
  if (!response.ok || !response.body) throw new Error((await readProblem(response)).code);
  const reader = readEvents(response.body);
  await reader.live;
  return { ...reader, streamId: response.headers.get('stream-id') ?? '' };
}
