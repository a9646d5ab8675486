import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { Align } from './align';
import { Picture } from './picture';
import { plainMarks } from './simple-marks';

const starter = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    protocols: ['http', 'https', 'mailto'],
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
  },
});

/** Words with marks, lists, quotes and links: what a message needs. */
export const messageKit: Extensions = [starter];

/** Everything the full toolbar offers. */
export const fullKit: Extensions = [starter, Align, Picture, ...plainMarks];
