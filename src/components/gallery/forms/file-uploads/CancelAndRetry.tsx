import { useMemo, useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import type { Uploader } from './uploader';
import { UploadBox } from './UploadBox';
import { useUploader } from './use-uploader';

export function CancelAndRetry() {
  const [broken, setBroken] = useState(true);
  const usual = useUploader();
  const uploader = useMemo<Uploader>(
    () => ({
      ...usual,
      send: (file, how) => (broken ? Promise.reject(new Error('The line broke.')) : usual.send(file, how)),
    }),
    [broken, usual],
  );
  return (
    <>
      <DemoControls>
        <ToggleControl label="The line is broken" checked={broken} onChange={setBroken} />
      </DemoControls>
      <UploadBox label="Send a recording" help="A large file shows the bar best" uploader={uploader} />
    </>
  );
}
