import { useState } from 'react';
import IconBookmark from '~icons/tabler/bookmark';
import IconBell from '~icons/tabler/bell';
import IconHeart from '~icons/tabler/heart';

const ACTS = [
  { name: 'Like', variant: 'pink', Icon: IconHeart },
  { name: 'Keep', variant: 'warning', Icon: IconBookmark },
  { name: 'Follow', variant: 'link', Icon: IconBell },
] as const;

export function TogglePressed() {
  const [pressed, setPressed] = useState<readonly string[]>(['Keep']);
  return (
    <div className="d-flex flex-wrap gap-2">
      {ACTS.map(({ name, variant, Icon }) => {
        const on = pressed.includes(name);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={on}
            className={`btn ${on ? `btn-${variant}` : `btn-outline-${variant}`}`}
            onClick={() => setPressed(on ? pressed.filter((other) => other !== name) : [...pressed, name])}
          >
            <Icon />
            {name}
          </button>
        );
      })}
    </div>
  );
}
