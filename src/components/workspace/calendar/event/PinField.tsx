import { useCallback, useState } from 'react';
import { TextField } from '@/components/kits/form/field/TextField';
import { useBoundField } from '@/components/kits/form/field/use-bound-field';
import { LazyPinMap } from '@/components/kits/map/pin/LazyPinMap';
import { formatPin, parsePin } from '@/data/calendar/pin';
import type { EventPin } from '@/data/calendar/schema';
import { eventText } from '@/messages/workspace/event';
import { GoogleMapLink } from './GoogleMapLink';

/** Coordinates, which a click on the map or the keyboard sets. */
export function PinField() {
  const { field, value } = useBoundField<string>();
  const pin = parsePin(value);
  const setPin = useCallback((point: EventPin) => field.handleChange(formatPin(point)), [field]);
  const [isOpen, setOpen] = useState(pin !== null);
  return (
    <div className="stack-2">
      <TextField
        label={eventText.pin}
        help={eventText.pinHint}
        optional
        maxLength={40}
        aside={
          <button
            type="button"
            className="btn btn-quiet btn-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? eventText.hideMap : eventText.showMap}
          </button>
        }
      />
      {isOpen && <LazyPinMap label={eventText.pin} point={pin} onPoint={setPin} />}
      {isOpen && pin && <GoogleMapLink pin={pin} />}
    </div>
  );
}
