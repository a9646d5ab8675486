import { type MoveProgress, moveObjects } from '../media/move-objects';
import { openLocalStore, openS3Store } from '../media/open-store';
import type { Config } from '../ops/config';
import { recordAction } from './audit';
import type { Command } from './command';
import { OperatorError } from './operator-error';

const PROGRESS_MS = 2000;

const summaryOf = ({ copied, bytes, present, deleted }: MoveProgress): string =>
  `${copied} copied (${(bytes / 1e6).toFixed(1)} MB), ${present} were there, ${deleted} deleted at the source`;

async function openStores({ dataDir, s3 }: Config, target: string | undefined) {
  if (target !== 's3' && target !== 'local')
    throw new OperatorError('Name the target: --to s3 or --to local');
  if (!s3) throw new OperatorError('Name the bucket: set the PLAZA_S3_ variables');
  const [local, bucket] = [await openLocalStore(dataDir), await openS3Store(s3)];
  return target === 's3' ? { from: local, to: bucket } : { from: bucket, to: local };
}

export const moveMedia: Command = {
  usage: '--to <s3 or local> [--delete]',
  summary: 'copies pictures, voice notes and exports to the other store; continues after an interruption',
  takes: 'nothing',
  options: { to: { type: 'string' }, delete: { type: 'boolean' } },
  run: async (admin, { text, isSet }) => {
    const { config, db, print } = admin;
    const { from, to } = await openStores(config, text('to'));
    try {
      if (isSet('delete') && config.mediaStore !== to.kind)
        throw new OperatorError(
          `The service reads the files that --delete deletes: set PLAZA_MEDIA_STORE=${to.kind} and restart it first`,
        );
      let printed = -Infinity;
      const onProgress = (progress: MoveProgress): void => {
        if (performance.now() - printed < PROGRESS_MS) return;
        printed = performance.now();
        print(summaryOf(progress));
      };
      const done = await moveObjects({ from, to, deleteSource: isSet('delete'), onProgress }).catch(
        (cause: unknown) => {
          const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
          throw new OperatorError(`The move stopped, run it again to continue. ${reason}`, { cause });
        },
      );
      await db.transaction((tx) =>
        recordAction(tx, admin, { command: 'move-media', note: `to ${to.kind}: ${summaryOf(done)}` }),
      );
      print(`All files are in ${to.kind}: ${summaryOf(done)}`);
      if (config.mediaStore !== to.kind)
        print(
          `Set PLAZA_MEDIA_STORE=${to.kind}, restart the service, and run this again for files added since`,
        );
      return true;
    } finally {
      from.close();
      to.close();
    }
  },
};
