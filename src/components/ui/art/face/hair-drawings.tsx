import type { ComponentType } from 'react';
import type { HairStyle } from './face-parts';

type Drawing = ComponentType<{ colour: string }>;

interface HairDrawing {
  /** Behind the head. */
  Back?: Drawing;
  Front?: Drawing;
  isCloth?: true;
}

const path = (d: string): Drawing =>
  function Path({ colour }) {
    return <path d={d} fill={colour} />;
  };

const circles = (list: readonly (readonly [x: number, y: number, radius: number])[]): Drawing =>
  function Circles({ colour }) {
    return (
      <g fill={colour}>
        {list.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
        ))}
      </g>
    );
  };

const Beanie: Drawing = ({ colour }) => (
  <>
    <path d="M18 24.5C18 14 24 9 32 9s14 5 14 15.5z" fill={colour} />
    <rect x="16.5" y="21.5" width="31" height="6" rx="3" fill={colour} />
    <rect x="16.5" y="21.5" width="31" height="6" rx="3" fill="#fff" opacity=".22" />
  </>
);

export const hairDrawings: Readonly<Record<HairStyle, HairDrawing>> = {
  Short: {
    Front: path(
      'M18.6 29C17 15.5 24 10 32 10s15 5.5 13.4 19c-1.6-4-2.7-6.6-4.6-8.6-5.2 2.2-12.4 2.2-17.6 0-1.9 2-3 4.6-4.6 8.6z',
    ),
  },
  'Side parting': {
    Front: path(
      'M18.5 29.5C16.5 15 23 9.5 32.5 9.5c9 0 15 6 13 20-1.2-4.2-2.3-6.4-4-8.5-7 1-12.5-1-16-4.5-1.5 4.5-4.5 8-7 13z',
    ),
  },
  Bun: {
    Back: circles([[32, 9, 6]]),
    Front: path(
      'M18.6 28C17.5 15.5 24.5 11 32 11s14.5 4.5 13.4 17c-3.4-2.5-7.4-6.5-9.4-10.5-4 5.5-11 8-17.4 10.5z',
    ),
  },
  Bob: {
    Back: path('M15.5 31c0-15 7-21.5 16.5-21.5S48.5 16 48.5 31v12.5c-2 1.5-5 2-7 2h-19c-2 0-5-.5-7-2z'),
    Front: path('M19.3 27c.5-9 6-14 12.7-14s12.2 5 12.7 14c-5-.6-8.7-3-11-6-3 3.6-8.4 5.6-14.4 6z'),
  },
  Long: {
    Back: path('M15 32c0-16 7-22.5 17-22.5S49 16 49 32v26H15z'),
    Front: path('M19.3 28c-.3-9 5.2-15 12.7-15s13 6 12.7 15c-3-2-6.5-6-8.7-11-3 5-10 9-16.7 11z'),
  },
  Curly: {
    Back: circles([
      [20, 22, 7],
      [44, 22, 7],
      [18, 31, 6],
      [46, 31, 6],
    ]),
    Front: circles([
      [24, 16, 6.5],
      [32, 13.5, 6.5],
      [40, 16, 6.5],
    ]),
  },
  None: {},
  Beanie: { Front: Beanie, isCloth: true },
  Headscarf: {
    Back: path('M14.5 34c0-17 7.5-25 17.5-25s17.5 8 17.5 25c0 8 3 14 3 18H11.5c0-4 3-10 3-18z'),
    Front: path('M18 33c-1-14 5-20 14-20s15 6 14 20c-1.5-9-6.5-13.5-14-13.5S19.5 24 18 33z'),
    isCloth: true,
  },
};
