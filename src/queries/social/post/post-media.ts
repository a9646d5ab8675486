import { queryOptions } from '@tanstack/react-query';
import type { NewPost, PostContent } from '@contract/post/post-write';
import type { CallOptions } from '@/lib/api/client';
import { ApiError } from '@/lib/api/errors';
import { sessionSignal } from '@/lib/session/member-session';
import { postMediaText } from '@/messages/social/post-media';

/** Object URL of a stored picture, the first frame of an animated one; null if missing. */
export const pictureOptions = (id: string) =>
  queryOptions({
    queryKey: ['picture', id],
    queryFn: async () => {
      const [{ readPicture }, { extractFirstFrame }] = await Promise.all([
        import('@/lib/storage/picture-store'),
        import('@/lib/files/first-frame'),
      ]);
      const picture = await readPicture(id);
      return picture && URL.createObjectURL(await extractFirstFrame(picture));
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

const pictureMissingError = new ApiError(
  {
    type: 'about:blank',
    title: postMediaText.pictureMissing,
    status: 410,
    code: 'gone',
    requestId: 'none',
    fields: { media: postMediaText.pictureMissingHint },
  },
  null,
);

async function uploadStoredPicture(id: string, { idempotencyKey, signal }: CallOptions): Promise<string> {
  const [{ readPicture }, { uploadPicture }, { setUploadProgress }] = await Promise.all([
    import('@/lib/storage/picture-store'),
    import('@/lib/api/upload'),
    import('@/lib/api/upload-progress'),
  ]);
  const picture = await readPicture(id);
  if (!picture) throw pictureMissingError;
  setUploadProgress(id, 0);
  try {
    const upload = await uploadPicture(picture, {
      // Derived idempotency key: retries store the picture once.
      idempotencyKey: `${idempotencyKey ?? ''}.${id}`,
      onProgress: (share) => setUploadProgress(id, share),
      ...(signal ? { signal } : {}),
    });
    return upload.id;
  } finally {
    setUploadProgress(id, null);
  }
}

/** Uploads of this session that began with the attachment, by the id of the stored picture: the service's id. */
const earlyUploads = new Map<string, Promise<string>>();

/** Uploads a picture while its post is still being written. A failure is left to the outbox. */
export function startUpload(id: string): void {
  if (!navigator.onLine) return;
  const upload = uploadStoredPicture(id, { idempotencyKey: id });
  earlyUploads.set(id, upload);
  upload.catch(() => earlyUploads.delete(id));
  sessionSignal().addEventListener('abort', () => earlyUploads.delete(id), { once: true });
}

/** The service has deleted an upload that no post used in time. */
export function forgetUploads(ids: readonly string[]): void {
  for (const id of ids) earlyUploads.delete(id);
}

/** Undefined without an early upload, and where that one failed or hangs. */
async function finishEarlyUpload(id: string, signal: AbortSignal | undefined): Promise<string | undefined> {
  const aborted = new Promise<undefined>((resolve) => {
    signal?.addEventListener('abort', () => {
      earlyUploads.delete(id);
      resolve(undefined);
    });
  });
  return Promise.race([earlyUploads.get(id)?.catch(() => undefined), aborted]);
}

/** Uploads the pictures stored on this device (ids in `local`) and replaces their ids. */
export async function uploadPostMedia(
  post: NewPost,
  local: readonly string[],
  options: CallOptions,
): Promise<NewPost> {
  if (local.length === 0) return post;
  const ids = new Map<string, string>();
  for (const id of local) {
    const early = await finishEarlyUpload(id, options.signal);
    ids.set(id, early ?? (await uploadStoredPicture(id, options)));
  }
  const withUploaded = <Piece extends PostContent>(piece: Piece): Piece =>
    piece.media
      ? { ...piece, media: piece.media.map(({ id, ...use }) => ({ ...use, id: ids.get(id) ?? id })) }
      : piece;
  const first = withUploaded(post);
  return first.continued
    ? { ...first, continued: first.continued.map((piece) => withUploaded(piece)) }
    : first;
}

export async function clearSentPictures(local: readonly string[]): Promise<void> {
  if (local.length === 0) return;
  const { deletePictures } = await import('@/lib/storage/picture-store');
  await deletePictures(local).catch(() => undefined);
}
