import { PICTURE_TYPES } from '@contract/media';
import { browserUploader, type Uploader } from './uploader';
import { uploadPicture } from '@/lib/api/upload';

const types: readonly string[] = PICTURE_TYPES;

/**
 * A member's pictures go to the service, which forgets those that no post shows after 30 days; every other file
 * stays in this browser. Rejects as `call` does.
 */
export const memberUploader: Uploader = {
  send: async (file, { key, ...how }) => {
    if (!types.includes(file.type)) return browserUploader.send(file, { key, ...how });
    const { width, height } = await uploadPicture(file, { idempotencyKey: key, ...how });
    return `Kept by the service, ${width} × ${height}`;
  },
  remove: browserUploader.remove,
};
