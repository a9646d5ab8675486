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
      send: (file, how) => (broken ? Promise.reject(new Error('The upload failed.')) : usual.send(file, how)),
    }),
    [broken, usual],
  );
  return (
    <>
      <DemoControls>
        <ToggleControl label="Simulate a failed upload" checked={broken} onChange={setBroken} />
      </DemoControls>
      <UploadBox
        label="Send a recording"
        help="Choose a large file to see the progress bar"
        uploader={uploader}
      />
    </>
  );
}
