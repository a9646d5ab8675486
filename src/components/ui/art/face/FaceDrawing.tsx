import type { Ref } from 'react';
import type { Face } from './face-parts';
import { hairDrawings } from './hair-drawings';

const INK = '#2a1d17';
/** On the darkest skin. */
const DARK_INK = '#1b0f09';
/** A beard under a beanie or scarf has the colour of hair. */
const BEARD = '#5b3620';

interface Props {
  face: Face;
  ref?: Ref<SVGSVGElement>;
}

/** A face as in `public/art/faces`, from parts: 64 x 64 units, and no ids, so that faces can repeat on a page. */
export function FaceDrawing({ face: { skin, hair, hairColour, arch, shirt, glasses, beard }, ref }: Props) {
  const { Back, Front, isCloth } = hairDrawings[hair];
  const ink = skin === '#5f3a26' ? DARK_INK : INK;
  return (
    <svg ref={ref} viewBox="0 0 64 64" width="512" height="512" aria-hidden="true">
      <rect width="64" height="64" fill={arch} />
      {Back && <Back colour={hairColour} />}
      <path d="M7 66c0-14 10-19.5 25-19.5S57 52 57 66z" fill={shirt} />
      <path d="M26 38h12v9.5c0 4.5-12 4.5-12 0z" fill={skin} />
      <path d="M26 41c3 3.5 9 3.5 12 0v3c-3 3-9 3-12 0z" fill="#000" opacity=".12" />
      <ellipse cx="32" cy="28.5" rx="12.6" ry="14.5" fill={skin} />
      {beard ? (
        <>
          <path
            d="M19.6 29c1 3 3 4.5 5 4.6 2-1.6 12.8-1.6 14.8 0 2-.1 4-1.6 5-4.6.6 9-4.4 15.5-12.4 15.5S19 38 19.6 29z"
            fill={isCloth ? BEARD : hairColour}
          />
          <path
            d="M28.5 37.2c2 1.4 5 1.4 7 0"
            stroke="#fff"
            strokeWidth="1.6"
            fill="none"
            strokeLinecap="round"
            opacity=".75"
          />
        </>
      ) : (
        <path
          d="M28 36.5c2.2 2.2 5.8 2.2 8 0"
          stroke={ink}
          strokeWidth="1.5"
          fill="none"
          strokeLinecap="round"
        />
      )}
      <circle cx="27.2" cy="29" r="1.5" fill={ink} />
      <circle cx="36.8" cy="29" r="1.5" fill={ink} />
      <path d="M32 29.5v3.2" stroke="#000" opacity=".18" strokeWidth="1.6" strokeLinecap="round" />
      {Front && <Front colour={hairColour} />}
      {glasses && (
        <g fill="none" stroke={ink} strokeWidth="1.3">
          <circle cx="27" cy="29" r="4.2" />
          <circle cx="37" cy="29" r="4.2" />
          <path d="M31.2 28.6c.5-.4 1.1-.4 1.6 0" />
        </g>
      )}
    </svg>
  );
}
