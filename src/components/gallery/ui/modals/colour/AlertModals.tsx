import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import IconBell from '~icons/tabler/bell-ringing';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { VariantPicker } from '@/components/gallery/demo/controls/VariantPicker';
import type { ColourVariant } from '@/components/ui/colour-variant';
import { capitalize } from '@/lib/text/format';

export function AlertModals() {
  const [variant, setVariant] = useState<ColourVariant>('success');
  const [shown, setShown] = useState(false);
  const close = () => setShown(false);
  return (
    <>
      <DemoControls>
        <VariantPicker value={variant} onChange={setVariant} />
      </DemoControls>
      <button type="button" className={`btn btn-soft-${variant}`} onClick={() => setShown(true)}>
        Say it
      </button>
      <Modal show={shown} onHide={close} size="sm" centered aria-labelledby="modal-alert">
        <Modal.Body className={`variant-${variant} modal-word`}>
          <span className="arch-label variant-tint">
            <IconBell />
          </span>
          <Modal.Title as="h2" id="modal-alert">
            {capitalize(variant)}
          </Modal.Title>
          <p>The town crier has been around the square once.</p>
          <button type="button" className={`btn btn-${variant} w-100`} onClick={close}>
            Heard
          </button>
        </Modal.Body>
      </Modal>
    </>
  );
}
