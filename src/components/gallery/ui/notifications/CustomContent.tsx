import { useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { faceUrl } from '@/lib/files/art-url';
import { showToast } from '@/lib/overlays/toast';
import '@/components/ui/bootstrap/bootstrap-components.scss';

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
      <OptionBar>
        <ToggleOption label="With a face" checked={face} onChange={setFace} />
      </OptionBar>
      <div className="d-flex flex-wrap align-items-center gap-4">
        <button type="button" className="btn btn-primary" onClick={send}>
          Get a message
        </button>
        <span role="status">{answered ? 'Answered: yes' : 'Not answered'}</span>
      </div>
    </>
  );
}
