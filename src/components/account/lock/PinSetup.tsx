import { useState } from 'react';
import { setPin } from '@/lib/auth/device-pin';
import { showToast } from '@/lib/overlays/toast';
import { lockText } from '@/messages/account/lock';
import { PinInput } from './PinInput';

const lengths = [4, 5, 6] as const;

interface Props {
  uid: string;
  onDone?: () => void;
}

export function PinSetup({ uid, onDone }: Props) {
  const [length, setLength] = useState<number>(4);
  const [first, setFirst] = useState<string | null>(null);
  const [digits, setDigits] = useState('');
  const [differs, setDiffers] = useState(false);
  const complete = async (entered: string) => {
    if (first === null) {
      setFirst(entered);
      setDigits('');
      return;
    }
    if (entered !== first) {
      setDiffers(true);
      setFirst(null);
      setDigits('');
      return;
    }
    await setPin(uid, entered);
    showToast({ type: 'success', title: lockText.pinSaved, text: lockText.pinSavedHint });
    onDone?.();
  };
  return (
    <div className="stack-3 mt-5">
      <fieldset className="row-5">
        <legend className="form-label mb-2">{lockText.digits}</legend>
        {lengths.map((count) => (
          <label key={count} className="form-check">
            <input
              className="form-check-input"
              type="radio"
              name="pin-length"
              checked={length === count}
              onChange={() => {
                setLength(count);
                setFirst(null);
                setDigits('');
              }}
            />
            <span className="form-check-label">{count}</span>
          </label>
        ))}
      </fieldset>
      <PinInput
        key={`${length}-${first === null}`}
        label={first === null ? lockText.newPin : lockText.confirmPin}
        length={length}
        value={digits}
        takesFocus={first !== null}
        invalid={differs}
        describedBy="pin-setup-said"
        onChange={(next) => {
          setDiffers(false);
          setDigits(next);
        }}
        onComplete={(entered) => void complete(entered)}
      />
      <p id="pin-setup-said" className="min-h-line mt-2 fs-md fw-medium text-danger" role="status">
        {differs && lockText.pinsDiffer}
      </p>
    </div>
  );
}
