import { useState } from 'react';
import { RangeControl } from '@/components/gallery/demo/controls/RangeControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const SIZES = ['xs', 'sm', 'md', 'lg'] as const;

export function Sizes() {
  const [size, setSize] = useState(96);
  return (
    <>
      <DemoControls>
        <RangeControl label="The last one" value={size} onChange={setSize} min={24} max={160} unit=" px" />
      </DemoControls>
      <div className="d-flex flex-wrap align-items-end gap-3">
        {SIZES.map((step) => (
          <Avatar key={step} name="Ines" url={faceUrl('ines')} size={step} />
        ))}
        <span
          className="avatar"
          role="img"
          aria-label={`Teo, ${size} pixels`}
          style={{ width: size, height: size }}
        >
          <img src={faceUrl('teo')} alt="" width={size} height={size} />
        </span>
      </div>
    </>
  );
}
