import { useState } from 'react';
import { faceUrl } from '@/lib/files/art-url';

export function BrokenImage() {
  const [missing, setMissing] = useState(false);
  const [arrived, setArrived] = useState(true);
  return (
    <div className="d-flex flex-wrap align-items-center gap-4">
      {arrived ? (
        <span className="avatar avatar-lg" role="img" aria-label="Greta">
          {/* A truncated data URL fails to decode without a request. */}
          <img
            className="d-block w-100 h-100 fit-cover"
            src={missing ? 'data:image/png;base64,AA' : faceUrl('greta')}
            alt=""
            width={72}
            height={72}
            onError={() => setArrived(false)}
          />
        </span>
      ) : (
        <span
          className="avatar avatar-lg avatar-initials variant-warning"
          role="img"
          aria-label="Greta, initials"
        >
          GH
        </span>
      )}
      <button
        type="button"
        className="btn btn-outline-secondary"
        onClick={() => {
          setMissing(arrived);
          setArrived(true);
        }}
      >
        {arrived ? 'Break the picture' : 'Restore the picture'}
      </button>
    </div>
  );
}
