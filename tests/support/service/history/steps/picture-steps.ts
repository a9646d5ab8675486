import { updateMe } from '@contract/member/profile';
import { editPost } from '@contract/post/post-edit';
import { createPost } from '@contract/post/post-write';
import { schedulePost } from '@contract/post/scheduled-post';
import type { HistoryWorld } from '../history-world';
import { actorOf, newPost, pick, self, soon, textOf, type Choice, type Step } from './step-makers';

const uploadsOf = (world: HistoryWorld, choice: Choice): string[] => {
  const uid = actorOf(world, choice);
  return world.known.uploads.flatMap((upload) => (upload.uid === uid ? upload.id : []));
};

/** A post with one or two own uploads, sometimes an answer or a quote. */
const withPictures = (world: HistoryWorld, choice: Choice) => ({
  ...newPost(world, choice),
  media: uploadsOf(world, choice)
    .slice(0, 1 + (choice.what % 2))
    .map((id) => ({ id, alt: `Alt ${choice.how}` })),
  ...(choice.how % 3 === 1 && { replyTo: pick(world.known.posts, choice.what)?.id }),
  ...(choice.how % 3 === 2 && { quoteOf: pick(world.known.posts, choice.what)?.id }),
});

export const pictureSteps: Readonly<Record<string, Step>> = {
  postPictures: self(createPost, withPictures),
  schedulePictures: self(schedulePost, (world, choice) => ({
    post: withPictures(world, choice),
    publishAt: soon(),
  })),
  describePicture: (world, choice) => {
    const picture = pick(world.known.pictures, choice.what);
    if (!picture) return null;
    const media = [{ id: picture.id, alt: `Described ${choice.how}` }];
    return {
      uid: picture.uid,
      operation: editPost,
      input: {
        params: { postId: picture.post },
        body: { text: textOf(world, choice), contentWarning: null, media },
      },
    };
  },
  changeAvatar: self(updateMe, (world, choice) => ({
    avatar: choice.how % 3 === 0 ? null : uploadsOf(world, choice)[0],
  })),
};
