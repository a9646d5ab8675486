import { PICTURE_TYPES } from '@contract/post/media';
import { browserUploader, type Uploader } from './uploader';
import { uploadPicture } from '@/lib/api/upload';

const types: readonly string[] = PICTURE_TYPES;

/**
 * Sends a member's images to the service, which deletes those unused by any post after 30 days; other files
 * stay in this browser. Rejects like `callApi`.
 */
export const memberUploader: Uploader = {
  send: async (file, { key, ...how }) => {
    if (!types.includes(file.type)) return browserUploader.send(file, { key, ...how });
    const { width, height } = await uploadPicture(file, { idempotencyKey: key, ...how });
    return `Stored by the service, ${width} × ${height}`;
  },
  remove: browserUploader.remove,
};
