import { useMemo, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import type { Uploader } from './uploader';
import { UploadBox } from './UploadBox';
import { useUploader } from './use-uploader';
import '@/components/ui/bootstrap/bootstrap-components.scss';

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
      <OptionBar>
        <ToggleOption label="Simulate a failed upload" checked={broken} onChange={setBroken} />
      </OptionBar>
      <UploadBox
        label="Send a recording"
        help="Choose a large file to see the progress bar"
        uploader={uploader}
      />
    </>
  );
}
