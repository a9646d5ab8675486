import { lazy, Suspense, useState } from 'react';
import { TextField } from '@/components/kits/form/field/TextField';
import { useBoundField } from '@/components/kits/form/field/use-bound-field';
import { formatPin, parsePin } from '@/data/calendar/pin';
import { eventText } from '@/messages/workspace/event';

const PinMap = lazy(async () => ({
  default: (await import('@/components/kits/map/pin/PinMap')).PinMap,
}));

/** Coordinates, which a click on the map or the keyboard sets. */
export function PinField() {
  const { field, value } = useBoundField<string>();
  const pin = parsePin(value);
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
      {isOpen && (
        <Suspense fallback={<div className="skeleton-line" style={{ height: 240 }} />}>
          <PinMap
            label={eventText.pin}
            point={pin}
            onPoint={(point) => field.handleChange(formatPin(point))}
          />
        </Suspense>
      )}
    </div>
  );
}
