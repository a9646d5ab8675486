import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

export function Sizes() {
  const [size, setSize] = useState(96);
  return (
    <>
      <OptionBar>
        <RangeOption label="The last one" value={size} onChange={setSize} min={24} max={160} unit=" px" />
      </OptionBar>
      <div className="d-flex flex-wrap align-items-end gap-4">
        {SIZES.map((step) => (
          <Avatar key={step} name="Ines" url={faceUrl('ines')} size={step} />
        ))}
        <span
          className="avatar"
          role="img"
          aria-label={`Teo, ${size} pixels`}
          style={{ width: size, height: size }}
        >
          <img
            className="d-block w-100 h-100 fit-cover"
            src={faceUrl('teo')}
            alt=""
            width={size}
            height={size}
          />
        </span>
      </div>
    </>
  );
}
