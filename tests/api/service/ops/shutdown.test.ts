import { Agent, request } from 'node:http';
import { expect, test } from 'vitest';
import { freePort } from '@server/local/processes';
import { listen } from '@server/web/listen';

interface Answer {
  status: number;
  connection: string | undefined;
}

const ask = (agent: Agent, port: number): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', method: 'POST' }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection }),
      );
    });
    sent.once('error', reject);
    sent.end('{}');
  });

test('finishes running requests, closes their connections after the response, and idle ones at once', async () => {
  const port = await freePort();
  let finish = (): void => undefined;
  const closing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let isSlow = false;
  let arrived = 0;
  const listener = await listen(
    (_request, response) => {
      arrived += 1;
      void (isSlow ? closing : Promise.resolve()).then(() => response.end('{}'));
    },
    port,
    '127.0.0.1',
  );
  const agent = new Agent({ keepAlive: true });
  const idle = new Agent({ keepAlive: true });
  expect(await ask(idle, port)).toEqual({ status: 200, connection: 'keep-alive' });
  isSlow = true;
  const running = Array.from({ length: 20 }, () => ask(agent, port));
  await expect.poll(() => arrived).toBe(21);
  const closed = listener.close(60_000);
  await expect(ask(idle, port)).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
  finish();
  expect(await Promise.all(running)).toEqual(running.map(() => ({ status: 200, connection: 'close' })));
  // Far below the limit: no connection lingers.
  await closed;
  await expect(ask(agent, port)).rejects.toThrow('ECONNREFUSED');
});

test('keeps idle connections for longer than proxies, which reuse them for a minute', async () => {
  const port = await freePort();
  const listener = await listen((_request, response) => response.end('{}'), port, '127.0.0.1');
  const { headers } = await fetch(`http://127.0.0.1:${port}`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
  await listener.close(0);
});
