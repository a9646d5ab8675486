import { Pigeon } from '@/components/ui/art/Pigeon';

interface Props {
  /** The digits of the left and right arch; the middle arch is the zero. */
  digits?: string;
  view?: 'open' | 'gate' | 'rain' | 'works';
}

const Gate = () => (
  <path
    d="M264 246V106M292 246V86M320 246V82M348 246V86M376 246V106M248 150h144M248 206h144"
    stroke="var(--art-rim)"
    strokeWidth={6}
    fill="none"
  />
);

const Rain = () => (
  <>
    <path
      d="M276 148a22 22 0 0 1 4-43 30 30 0 0 1 57-8 26 26 0 0 1 32 51z"
      fill="var(--art-rim)"
      opacity={0.92}
    />
    <path
      d="M284 162l-7 18M308 162l-7 18M332 162l-7 18M356 162l-7 18M296 188l-7 18M344 188l-7 18"
      stroke="var(--art-rim)"
      strokeWidth={4}
      strokeLinecap="round"
    />
  </>
);

const Barrier = () => (
  <>
    <path d="M262 250v-44M378 250v-44" stroke="var(--art-joint)" strokeWidth={8} strokeLinecap="round" />
    <rect x={248} y={192} width={144} height={26} rx={6} fill="#f5b62e" />
    <path
      d="M262 218l14-26h18l-14 26zM300 218l14-26h18l-14 26zM338 218l14-26h18l-14 26zM374 218l14-26h4v20l-4 6z"
      fill="#14201b"
    />
  </>
);

export const NotFoundArt = ({ digits = '44', view = 'open' }: Props) => (
  <svg className="feed-width h-auto" viewBox="0 0 640 300" aria-hidden="true">
    <rect x={0} y={246} width={640} height={54} rx={14} fill="var(--art-ground)" />
    <g stroke="var(--art-joint)" strokeWidth={2} fill="none">
      <path d="M0 272h640M70 246l-50 54M170 246l-28 54M270 246l-10 54M370 246l10 54M470 246l28 54M570 246l50 54" />
    </g>
    <rect x={40} y={44} width={560} height={202} fill="var(--art-wall)" />
    <rect x={28} y={30} width={584} height={16} rx={4} fill="var(--art-cornice)" />
    <path d="M54 246V154a84 84 0 0 1 168 0v92z" fill="var(--art-rim)" />
    <path d="M66 246V154a72 72 0 0 1 144 0v92z" fill="var(--art-door)" />
    <text x={138} y={216} textAnchor="middle" className="not-found-art-number">
      {digits.charAt(0)}
    </text>
    <path d="M236 246V154a84 84 0 0 1 168 0v92z" fill="var(--art-rim)" />
    <path d="M248 246V154a72 72 0 0 1 144 0v92z" fill="var(--art-sky)" />
    {view === 'rain' ? <Rain /> : <circle cx={320} cy={150} r={40} fill="var(--art-sun,#f5b62e)" />}
    <path d="M248 214c30-18 50-14 72-4s50 8 72-6v42H248z" fill="var(--art-hill)" />
    {view === 'gate' && <Gate />}
    {view === 'works' && <Barrier />}
    <path d="M418 246V154a84 84 0 0 1 168 0v92z" fill="var(--art-rim)" />
    <path d="M430 246V154a72 72 0 0 1 144 0v92z" fill="var(--art-door)" />
    <text x={502} y={216} textAnchor="middle" className="not-found-art-number">
      {digits.charAt(1)}
    </text>
    <g transform="translate(322 232) scale(.9)">
      <Pigeon />
    </g>
    <g transform="translate(560 262) scale(.55)">
      <g transform="scale(-1 1)">
        <Pigeon />
      </g>
    </g>
  </svg>
);
