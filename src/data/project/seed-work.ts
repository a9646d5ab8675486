import type { seededRandom } from '@/data/store/sample-values';
import { daysBefore } from '@/data/store/sample-values';
import type { Project } from './schema';

const steps = [
  'Walk the site',
  'Ask for three offers',
  'Draw the plan',
  'Agree the date',
  'Check the budget',
  'Write to the neighbours',
  'Find two volunteers',
  'Sign the permit',
  'Measure the space',
  'Order the parts',
  'Book the van',
  'Print the notices',
  'Take the photographs',
  'Report to the assembly',
] as const;
const comments = [
  'The first half is easier than it looked.',
  'I can bring the ladder on Thursday.',
  'The school would like to help.',
  'Two people asked me about this at the market.',
  'Rain on Friday: we start a day later.',
  'The offer from the joiner is the best so far.',
  'Photographs are in the folder.',
] as const;
const questions = [
  'Who has the key on Saturday?',
  'Does the tram stop move as well?',
  'Can we keep the old sign?',
  'Is there power on the north side?',
] as const;

/** The first `done` tasks are finished. */
export const sampleProjectTasks = (total: number, done: number): Project['tasks'] =>
  Array.from({ length: total }, (_, place) => {
    const part = Math.floor(place / steps.length);
    const step = steps[place % steps.length] ?? '';
    return {
      id: `step-${place + 1}`,
      text: part === 0 ? step : `${step}, part ${part + 1}`,
      done: place < done,
    };
  });

export function sampleDiscussion(
  now: Date,
  memberIds: readonly number[],
  random: ReturnType<typeof seededRandom>,
): Project['discussion'] {
  const posts = [
    ...random
      .some(comments, random.int(2, comments.length))
      .map((text) => ({ kind: 'comment' as const, text })),
    ...random
      .some(questions, random.int(0, questions.length))
      .map((text) => ({ kind: 'question' as const, text })),
  ];
  return posts.map((post, place) => ({
    ...post,
    id: `post-${place + 1}`,
    fromId: random.pick(memberIds),
    at: daysBefore(now, (posts.length - place) * 1.3).toISOString(),
  }));
}
