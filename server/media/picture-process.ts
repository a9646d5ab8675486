import { HttpProblem } from '../http/response/problem';
import type { PictureAnswer, PictureQuestion } from './picture-decoder';
import { processPicture } from './process-picture';

/**
 * Child process that decodes one picture at a time: what a hostile picture does to memory or to the decoder ends here.
 * Argument: the memory limit in bytes.
 */
const memoryLimit = Number(process.argv[2]);
const CHECK_MS = 20;

const send = (answer: PictureAnswer): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(answer, () => resolve());
  });

/** Exit would wait for the decoder's thread, a kill does not. */
async function endOverLimit(): Promise<void> {
  const detail = 'This picture needs too much memory. Send a smaller one.';
  await send({ problem: { code: 'too-large', extras: { detail } }, endsProcess: true });
  process.kill(process.pid, 'SIGKILL');
}

async function decode({ bytes, purpose }: PictureQuestion): Promise<void> {
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() <= memoryLimit) return;
    clearInterval(watch);
    void endOverLimit();
  }, CHECK_MS);
  try {
    const picture = await processPicture(Buffer.from(bytes), purpose);
    await send({ picture });
  } catch (cause) {
    const { code, extras } = cause instanceof HttpProblem ? cause : new HttpProblem('unavailable');
    await send({ problem: { code, extras } });
  } finally {
    clearInterval(watch);
  }
}

// Ctrl-C reaches the whole process group; uploads under way still need this process.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
process.on('message', (question: PictureQuestion) => void decode(question));
