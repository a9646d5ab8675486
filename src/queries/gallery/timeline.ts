import { listMoments, type Moment, moments } from '@/data/timeline/collection';
import { sampleMutation, sampleQuery } from '@/queries/sample';

/** What happened, the newest first. */
export const momentsOptions = () => sampleQuery(['moments'], listMoments);

interface Comment {
  id: number;
  text: string;
}

/** Says something about a moment, as oneself. */
export const commentMomentOptions = () =>
  sampleMutation<Comment, Moment>({
    collection: moments,
    steps: async ({ id, text }) => {
      const moment = await moments.get(id);
      return moment ? [{ put: { ...moment, comments: [...moment.comments, { userId: null, text }] } }] : [];
    },
    said: () => 'Comment added',
    failure: 'Comment not added',
  });
