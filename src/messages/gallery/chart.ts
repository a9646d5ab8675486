import { galleryMessages } from '@/messages/gallery';

export const chartText = galleryMessages('chart', {
  patterns: 'Patterns',
  replay: 'Replay',
});
