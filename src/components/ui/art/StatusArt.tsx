import type { ReactNode } from 'react';
import { Pigeon } from './Pigeon';

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const drawings = {
  empty: (
    <>
      <path d="M34 88V44a22 22 0 0 1 44 0v44" {...LINES} />
      <path d="M42 88V46a14 14 0 0 1 28 0v42" {...LINES} opacity={0.45} />
      <path d="M92 66h48M92 74h48M98 74v14M134 74v14M94 56h44" {...LINES} />
      <circle cx={122} cy={26} r={9} fill="var(--pz-spark)" />
      <g transform="translate(112 46) scale(.26)">
        <Pigeon />
      </g>
    </>
  ),
  error: (
    <>
      <path d="M58 88V42a22 22 0 0 1 44 0v46" {...LINES} />
      <path d="M62 54l36 22M62 76l36-22" {...LINES} stroke="var(--pz-danger-text)" />
      <path d="M50 60v28M110 60v28M46 60h8M106 60h8" {...LINES} />
      <g transform="translate(130 78) scale(-.28 .28)">
        <Pigeon />
      </g>
    </>
  ),
  offline: (
    <>
      <path d="M80 88V30M66 30h28l-6-14H72zM60 88h40" {...LINES} />
      <g transform="translate(112 78) scale(-.28 .28)">
        <Pigeon />
      </g>
    </>
  ),
} satisfies Record<string, ReactNode>;

export interface StatusArtProps {
  of: keyof typeof drawings;
}

export const StatusArt = ({ of }: StatusArtProps) => (
  <svg className="line-art" viewBox="0 0 160 96" aria-hidden="true">
    <path d="M8 88h144" {...LINES} opacity={0.5} />
    {drawings[of]}
  </svg>
);
