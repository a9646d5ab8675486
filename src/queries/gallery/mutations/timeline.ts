import { timelineEvents } from '@/data/timeline/collection';
import type { TimelineEvent } from '@/data/timeline/schema';
import { sampleMutation } from '@/queries/sample-mutation';

interface TimelineComment {
  id: number;
  text: string;
}

export const addTimelineCommentOptions = () =>
  sampleMutation<TimelineComment, TimelineEvent>({
    collection: timelineEvents,
    changes: async ({ id, text }) => {
      const moment = await timelineEvents.get(id);
      return moment ? [{ put: { ...moment, comments: [...moment.comments, { userId: null, text }] } }] : [];
    },
    toast: () => 'Comment added',
    failure: 'Comment not added',
  });
