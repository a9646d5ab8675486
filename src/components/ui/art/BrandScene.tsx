import type { CSSProperties } from 'react';
import { Pigeon } from './Pigeon';
import './brand-scene.scss';

const grey = {
  '--art-2': '#7f8b85',
  '--art-3': '#56645d',
  '--art-4': '#0e6e5a',
  '--art-6': '#c8421a',
} as CSSProperties;
const violet = { ...grey, '--art-4': '#8a4788' } as CSSProperties;

export const BrandScene = () => (
  <svg className="art-brand" viewBox="0 0 600 520" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <circle cx={452} cy={150} r={72} fill="var(--n-sun,#f5b62e)" />
    <g fill="var(--n-far,#17493e)">
      <path d="M0 214h70v-44h16v-12h20v12h16v44h84v-88h20v-18l16-36 16 36v18h20v88h322v306H0z" />
    </g>
    <rect x={0} y={250} width={196} height={190} fill="var(--n-b1,#d4521f)" />
    <rect x={196} y={214} width={214} height={226} fill="var(--n-b2,#f3ead9)" />
    <rect x={410} y={262} width={190} height={178} fill="var(--n-b3,#e9b04a)" />
    <rect x={190} y={206} width={226} height={12} fill="var(--n-c2,#e2d3b4)" />
    <rect x={0} y={242} width={196} height={10} fill="var(--n-c1,#b43812)" />
    <rect x={410} y={254} width={190} height={10} fill="var(--n-c3,#cf942b)" />
    <path d="M22 326V287a17 17 0 0 1 34 0V326z" fill="var(--n-w1,#7d2a10)" />
    <rect x={19} y={326} width={40} height={5} fill="var(--n-c1,#a5380f)" />
    <path d="M78 326V287a17 17 0 0 1 34 0V326z" fill="var(--n-lit,#7d2a10)" />
    <rect x={75} y={326} width={40} height={5} fill="var(--n-c1,#a5380f)" />
    <path d="M134 326V287a17 17 0 0 1 34 0V326z" fill="var(--n-w1,#7d2a10)" />
    <rect x={131} y={326} width={40} height={5} fill="var(--n-c1,#a5380f)" />
    <path d="M214 294V252a16 16 0 0 1 32 0V294z" fill="var(--n-lit,#0f3d33)" />
    <rect x={211} y={294} width={38} height={5} fill="var(--n-c2,#d6c6a3)" />
    <path d="M262 294V252a16 16 0 0 1 32 0V294z" fill="var(--n-w2,#0f3d33)" />
    <rect x={259} y={294} width={38} height={5} fill="var(--n-c2,#d6c6a3)" />
    <path d="M310 294V252a16 16 0 0 1 32 0V294z" fill="var(--n-w2,#0f3d33)" />
    <rect x={307} y={294} width={38} height={5} fill="var(--n-c2,#d6c6a3)" />
    <path d="M358 294V252a16 16 0 0 1 32 0V294z" fill="var(--n-lit,#0f3d33)" />
    <rect x={355} y={294} width={38} height={5} fill="var(--n-c2,#d6c6a3)" />
    <path d="M430 334V299a17 17 0 0 1 34 0V334z" fill="var(--n-lit,#7a4c0a)" />
    <rect x={427} y={334} width={40} height={5} fill="var(--n-c3,#c58a22)" />
    <path d="M484 334V299a17 17 0 0 1 34 0V334z" fill="var(--n-w3,#7a4c0a)" />
    <rect x={481} y={334} width={40} height={5} fill="var(--n-c3,#c58a22)" />
    <path d="M538 334V299a17 17 0 0 1 34 0V334z" fill="var(--n-lit,#7a4c0a)" />
    <rect x={535} y={334} width={40} height={5} fill="var(--n-c3,#c58a22)" />
    <path d="M14 440V390a38 38 0 0 1 76 0V440z" fill="var(--n-d1,#5c1d0a)" />
    <path d="M104 440V390a38 38 0 0 1 76 0V440z" fill="var(--n-lit2,#5c1d0a)" />
    <path d="M206 440V355a29 29 0 0 1 58 0V440z" fill="var(--n-d2,#0a2b24)" />
    <path d="M274 440V355a29 29 0 0 1 58 0V440z" fill="var(--n-lit2,#0a2b24)" />
    <path d="M342 440V355a29 29 0 0 1 58 0V440z" fill="var(--n-d2,#0a2b24)" />
    <path d="M424 440V397a37 37 0 0 1 74 0V440z" fill="var(--n-lit2,#553404)" />
    <path d="M512 440V397a37 37 0 0 1 74 0V440z" fill="var(--n-d3,#553404)" />
    <path d="M0 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M14 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M28 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M42 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M56 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M70 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M84 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M98 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M112 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M126 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M140 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M154 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path d="M168 342h14v18a7 7 0 0 1 -14 0z" fill="#f1f6f1" />
    <path d="M182 342h14v18a7 7 0 0 1 -14 0z" fill="#0e6e5a" />
    <path
      d="M410 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M423.57142857142856 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M437.14285714285717 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M450.7142857142857 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M464.2857142857143 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M477.8571428571429 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M491.42857142857144 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M505 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M518.5714285714286 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M532.1428571428571 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M545.7142857142858 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M559.2857142857142 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <path
      d="M572.8571428571429 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#f1f6f1"
    />
    <path
      d="M586.4285714285714 348h13.571428571428571v18a6.785714285714286 6.785714285714286 0 0 1 -13.571428571428571 0z"
      fill="#c8421a"
    />
    <rect y={440} width={600} height={80} fill="var(--n-g,#e9dcc3)" />
    <g stroke="var(--n-gj,#cdbb97)" strokeWidth={2} fill="none">
      <path d="M0 462h600M0 490h600M40 440L-30 520M130 440L86 520M220 440l-18 80M310 440l4 80M400 440l32 80M490 440l64 80M570 440l90 80" />
    </g>
    <g transform="translate(70 476) scale(1.9)">
      <circle cx={0} cy={-20} r={4.5} fill="#8d5a3b" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#0f3d33" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(102 478) scale(1.9)">
      <circle cx={0} cy={-20} r={4.5} fill="#f3d0b5" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#f5b62e" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(236 468) scale(1.6)">
      <circle cx={0} cy={-20} r={4.5} fill="#e2ad86" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#2f5fb0" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(330 486) scale(2)">
      <circle cx={0} cy={-20} r={4.5} fill="#5f3a26" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#c8421a" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(360 488) scale(2)">
      <circle cx={0} cy={-20} r={4.5} fill="#e2ad86" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#14201b" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(392 484) scale(1.8)">
      <circle cx={0} cy={-20} r={4.5} fill="#c58a61" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#b92c7b" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(512 474) scale(1.8)">
      <circle cx={0} cy={-20} r={4.5} fill="#f3d0b5" />
      <path d="M-5.500 0v-9a5.500 5.500 0 0 1 11 0v9z" fill="#0e6e5a" />
      <path d="M-5.500 0h11v1.500h-11z" fill="#000" opacity={0.15} />
    </g>
    <g transform="translate(176 492) scale(.5)" style={grey}>
      <Pigeon />
    </g>
    <g transform="translate(450 500) scale(.44)" style={violet}>
      <g transform="scale(-1 1)">
        <Pigeon />
      </g>
    </g>
  </svg>
);
