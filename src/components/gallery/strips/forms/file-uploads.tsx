import { UploadRow } from '@/components/gallery/forms/file-uploads/UploadRow';
import type { Upload } from '@/components/gallery/forms/file-uploads/use-uploads';
import { cellsOf } from '@/components/gallery/demo/strip/strip-cells';
import { faceUrl } from '@/lib/files/art-url';
import '@/components/kits/form/styles/forms.scss';

const keep = () => undefined;
const statusTexts = {
  sending: 'Sending',
  done: 'Stored in this browser',
  stopped: 'Cancelled',
  failed: 'No connection',
};

const Row = ({ state, picture = null }: { state: Upload['state']; picture?: string | null }) => (
  <ul className="uploads stack-2 mt-3" aria-label="Files">
    <UploadRow
      upload={{
        id: state,
        file: new File(['Opens at eight.'], 'hours.txt'),
        picture,
        share: 0.4,
        state,
        statusText: statusTexts[state],
      }}
      retry={keep}
      stop={keep}
      remove={keep}
    />
  </ul>
);

export const cells = [
  ...cellsOf(Row, { state: 'sending' }, { state: ['done', 'stopped', 'failed'] }),
  { label: 'Picture', node: <Row state="done" picture={faceUrl('amara')} /> },
];
