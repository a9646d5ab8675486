import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { AlignExtension } from './align';
import { PictureExtension } from './picture';
import { simpleMarks } from './simple-marks';

const starter = StarterKit.configure({
  heading: { levels: [2, 3, 4] },
  link: {
    openOnClick: false,
    HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer nofollow' },
  },
});

/** Extensions for messages: marks, lists, quotes and links. */
export const messageExtensions: Extensions = [starter];

export const fullExtensions: Extensions = [starter, AlignExtension, PictureExtension, ...simpleMarks];
