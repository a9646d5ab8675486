import { useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Avatar } from '@/components/ui/Avatar';
import { faceUrl } from '@/lib/files/art-url';

const PEOPLE = ['Leila', 'Rui', 'Sofia', 'Pavel', 'Nadia', 'Kofi', 'Hana', 'Luis'] as const;

export function Groups() {
  const [room, setRoom] = useState(4);
  const rest = PEOPLE.length - room;
  return (
    <>
      <OptionBar>
        <RangeOption label="Faces shown" value={room} onChange={setRoom} min={1} max={8} />
      </OptionBar>
      <div className="avatar-group" role="group" aria-label="Eight people at the chess table">
        {PEOPLE.slice(0, room).map((name) => (
          <Avatar key={name} name={name} url={faceUrl(name.toLowerCase())} />
        ))}
        {rest > 0 && (
          <span className="avatar avatar-more" role="img" aria-label={`and ${rest} more`}>
            +{rest}
          </span>
        )}
      </div>
    </>
  );
}
