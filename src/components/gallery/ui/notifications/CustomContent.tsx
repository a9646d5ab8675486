import { useState } from 'react';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { ToggleControl } from '@/components/gallery/demo/controls/ToggleControl';
import { faceUrl } from '@/lib/files/art-url';
import { showToast } from '@/lib/overlays/toast';

export function CustomContent() {
  const [face, setFace] = useState(true);
  const [answered, setAnswered] = useState(false);
  const send = () =>
    showToast({
      type: 'default',
      title: 'Amara Mensah',
      text: 'Are you at the well?',
      action: { label: 'Yes', run: () => setAnswered(true) },
      ...(face ? { imageUrl: faceUrl('amara') } : {}),
    });
  return (
    <>
      <DemoControls>
        <ToggleControl label="With a face" checked={face} onChange={setFace} />
      </DemoControls>
      <div className="d-flex flex-wrap align-items-center gap-3">
        <button type="button" className="btn btn-primary" onClick={send}>
          Get a message
        </button>
        <span role="status">{answered ? 'Answered: yes' : 'Not answered'}</span>
      </div>
    </>
  );
}
