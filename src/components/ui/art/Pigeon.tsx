/** Around (0, 0), about 76 wide, looking to the right. `--art-2` to `--art-6` colour it. */
export const Pigeon = () => (
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
