import { execFileSync } from 'node:child_process';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createPictureDecoder } from '@server/media/picture-decoder';
import { solidPicture } from '../../../support/service/upload-picture';

let heavy: Buffer;
let small: Buffer;
beforeAll(async () => {
  [heavy, small] = await Promise.all([
    solidPicture(3000, 3000).avif({ effort: 0 }).toBuffer(),
    solidPicture(20, 20).png().toBuffer(),
  ]);
});

const open = (options: Parameters<typeof createPictureDecoder>[0] = {}) => {
  const decoder = createPictureDecoder(options);
  onTestFinished(() => decoder.close());
  return decoder;
};
const refusal = (code: string) => expect.objectContaining({ name: 'HttpProblem', code });

/** Process ids of this process's picture processes. */
const childIds = (): number[] =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'picture-process'], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => (line ? Number(line) : []));

test("decodes another member's small picture before the rest of a member's large ones", async () => {
  const decoder = open();
  const order: string[] = [];
  const large = Array.from({ length: 3 }, () =>
    decoder.decode('ines', heavy).then(() => order.push('large')),
  );
  await Promise.all([decoder.decode('ada', small).then(() => order.push('small')), ...large]);
  expect(order.indexOf('small')).toBeLessThan(2);
  expect(order).toHaveLength(4);
}, 120_000);

test('refuses a picture that takes too much memory or time, and decodes the next one', async () => {
  const tight = open({ memoryBytes: 130 * 1024 * 1024 });
  await expect(tight.decode('ines', heavy)).rejects.toEqual(refusal('too-large'));
  const hurried = open({ milliseconds: 1 });
  await expect(hurried.decode('ines', heavy)).rejects.toEqual(refusal('too-large'));
  const decoder = open();
  await expect(decoder.decode('ines', Buffer.from('no picture, whatever its name'))).rejects.toEqual(
    refusal('unsupported-media'),
  );
  await expect(decoder.decode('ines', small)).resolves.toMatchObject({ width: 20, height: 20 });
}, 60_000);

test.runIf(process.platform === 'linux')(
  'answers unavailable when its process is killed, and starts another',
  async () => {
    const decoder = open({ processes: 1 });
    await decoder.decode('ines', small);
    const lost = decoder.decode('ines', heavy);
    for (const id of childIds()) process.kill(id, 'SIGKILL');
    await expect(lost).rejects.toEqual(refusal('unavailable'));
    await expect(decoder.decode('ines', small)).resolves.toMatchObject({ width: 20 });
  },
  60_000,
);

test('limits the pictures of one member that wait', async () => {
  const decoder = open({ processes: 1 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => decoder.decode('ines', small)));
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect(refused).toEqual(Array(3).fill(refusal('rate-limited')));
}, 60_000);
