export const Logo = () => (
  <svg className="plaza-logo" width={32} height={32} viewBox="0 0 32 32" aria-hidden="true">
    <rect width={32} height={32} rx={9} fill="var(--mark-bg,#c8421a)" />
    <path
      d="M8 26V8a2 2 0 0 1 2-2h7.5a7 7 0 0 1 0 14H14v6a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1z"
      fill="var(--mark-fg,#fff)"
    />
    <path d="M14 10.5h3a2.6 2.6 0 0 1 0 5.2h-3z" fill="var(--mark-bg,#c8421a)" />
    <circle cx={22.6} cy={24} r={3} fill="var(--mark-dot,#f5b62e)" />
  </svg>
);
