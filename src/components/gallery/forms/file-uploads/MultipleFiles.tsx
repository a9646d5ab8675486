import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { UploadBox } from './UploadBox';

export function MultipleFiles() {
  const [count, setCount] = useState(3);
  return (
    <>
      <OptionBar>
        <RangeOption label="Files at most" value={count} onChange={setCount} min={1} max={6} />
      </OptionBar>
      <UploadBox
        label="Choose pictures"
        help="Pictures of at most 2 MB each"
        multiple
        limits={{ type: 'image/', bytes: 2_000_000, count }}
      />
    </>
  );
}
