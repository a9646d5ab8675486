import type { chartText } from '@/messages/gallery/chart';

export const chart: typeof chartText = { patterns: 'Muster', replay: 'Nochmal' };
