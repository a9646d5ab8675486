// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { beginSession, endSession } from '@/lib/session/member-session';
import { startUpload, uploadPostMedia } from '@/queries/social/post/post-media';

let uploads = 0;
vi.mock('@/lib/storage/picture-store', () => ({
  readPicture: () => Promise.resolve(new File(['x'], 'a.png')),
}));
vi.mock('@/lib/api/upload', () => ({
  uploadPicture: () => {
    uploads += 1;
    return Promise.resolve({ id: `upload ${uploads}` });
  },
}));

const post = { text: '', media: [{ id: 'lamp', alt: 'A lamp' }] };
const send = async () => (await uploadPostMedia(post, ['lamp'], { idempotencyKey: 'key' })).media;

it('uses an early upload within its session and forgets it with the session', async () => {
  beginSession('ines');
  startUpload('lamp');
  expect(await send()).toEqual([{ id: 'upload 1', alt: 'A lamp' }]);
  endSession();
  beginSession('ada');
  expect(await send()).toEqual([{ id: 'upload 2', alt: 'A lamp' }]);
});
