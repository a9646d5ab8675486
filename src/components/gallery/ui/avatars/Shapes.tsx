import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { faceUrl } from '@/lib/files/art-url';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const SHAPES = ['arch', 'circle', 'rounded', 'square'] as const;
const CLASSES = { arch: '', circle: 'rounded-circle', rounded: 'rounded-2', square: 'rounded-0' };

export function Shapes() {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('arch');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Shape" options={SHAPES} value={shape} onChange={setShape} />
      </OptionBar>
      <div className="d-flex flex-wrap gap-4">
        {['amara', 'jonas', 'mei', 'omar'].map((name) => (
          <span key={name} className={`avatar avatar-lg ${CLASSES[shape]}`} role="img" aria-label={name}>
            <img
              className="d-block w-100 h-100 fit-cover"
              src={faceUrl(name)}
              alt=""
              width={72}
              height={72}
            />
          </span>
        ))}
      </div>
    </>
  );
}
