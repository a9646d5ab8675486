import type { ReadQueue } from '../limits/read-queue';
import type { WriteQueue } from '../limits/write-queue';
import type { PictureDecoder } from '../media/picture-decoder';
import type { Metrics } from './metrics';

export interface QueueSizes {
  watchWrites: (queue: WriteQueue) => WriteQueue;
  watchReads: (queue: ReadQueue) => ReadQueue;
  watchPictures: (decoder: PictureDecoder) => PictureDecoder;
}

/** Counts what waits or runs in the queues of this process. */
export function createQueueSizes(metrics: Metrics): QueueSizes {
  const sizes = { write: 0, read: 0, picture: 0 };
  const count = async <T>(name: keyof typeof sizes, work: () => Promise<T>): Promise<T> => {
    sizes[name] += 1;
    try {
      return await work();
    } finally {
      sizes[name] -= 1;
    }
  };
  metrics.gauges('plaza_queue_size', 'Works that wait or run, by queue', 'queue', () => sizes);
  return {
    watchWrites: (queue) => (write, work) => count('write', () => queue(write, work)),
    watchReads: (queue) => (memberId, work) => count('read', () => queue(memberId, work)),
    watchPictures: (decoder) => ({
      ...decoder,
      decode: (memberId, bytes) => count('picture', () => decoder.decode(memberId, bytes)),
    }),
  };
}
