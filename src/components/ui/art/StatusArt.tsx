import type { ReactNode } from 'react';

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const Bird = () => (
  <g>
    <path d="M-34 10c-6-2-14-2-22 2 6-10 14-16 24-18z" fill="var(--art-3,#46544d)" />
    <path
      d="M-40 4c4-18 22-28 42-26 6-10 20-12 27-3 3 4 3 9 1 14 2 18-10 33-32 33-18 0-32-6-38-18z"
      fill="var(--art-2,#6f7c75)"
    />
    <path d="M8-20c5-14 22-14 24-1-2 10-8 14-16 15-6-2-9-8-8-14z" fill="var(--art-4,#0e6e5a)" />
    <path d="M31-20l10 4-10 4z" fill="var(--art-5,#f5b62e)" />
    <circle cx={23} cy={-20} r={2.6} fill="#fff" />
    <circle cx={23.6} cy={-20} r={1.4} fill="#14201b" />
    <path d="M-34 6c8-12 26-14 40-4-6 14-26 18-40 4z" fill="var(--art-3,#46544d)" />
    <path
      d="M-8 22v12m0 0l-7 2m7-2l6 2M6 21v13m0 0l-7 2m7-2l6 2"
      stroke="var(--art-6,#d4521f)"
      strokeWidth={2.6}
      fill="none"
      strokeLinecap="round"
    />
  </g>
);

const drawings = {
  empty: (
    <>
      <path d="M34 88V44a22 22 0 0 1 44 0v44" {...LINES} />
      <path d="M42 88V46a14 14 0 0 1 28 0v42" {...LINES} opacity={0.45} />
      <path d="M92 66h48M92 74h48M98 74v14M134 74v14M94 56h44" {...LINES} />
      <circle cx={122} cy={26} r={9} fill="var(--pz-spark)" />
      <g transform="translate(112 46) scale(.26)">
        <Bird />
      </g>
    </>
  ),
  error: (
    <>
      <path d="M58 88V42a22 22 0 0 1 44 0v46" {...LINES} />
      <path d="M62 54l36 22M62 76l36-22" {...LINES} stroke="var(--pz-danger-text)" />
      <path d="M50 60v28M110 60v28M46 60h8M106 60h8" {...LINES} />
      <g transform="translate(130 78) scale(-.28 .28)">
        <Bird />
      </g>
    </>
  ),
  offline: (
    <>
      <path d="M80 88V30M66 30h28l-6-14H72zM60 88h40" {...LINES} />
      <g transform="translate(112 78) scale(-.28 .28)">
        <Bird />
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
