import { Avatar } from '@/components/ui/Avatar';
import { Kbd } from '@/components/ui/Kbd';
import type { PaletteItem } from './palette-item';

interface Props {
  item: PaletteItem;
  id: string;
  active: boolean;
  onHover: () => void;
  onChoose: () => void;
}

const reveal = (line: HTMLElement | null) => line?.scrollIntoView({ block: 'nearest' });

export function PaletteOption({ item, id, active, onHover, onChoose }: Props) {
  const { icon: Icon, face, label, detail, shortcut } = item;
  return (
    <button
      type="button"
      id={id}
      ref={active ? reveal : undefined}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={active ? 'palette-option choice px-3 is-on' : 'palette-option choice px-3'}
      onPointerMove={active ? undefined : onHover}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {face && <Avatar name={face.name} url={face.url} size="xs" silent />}
      {Icon && <Icon />}
      <span className="text-truncate">
        <bdi>{label}</bdi>
      </span>
      {detail && (
        <small className="flex-none text-truncate text-ink-3">
          <bdi>{detail}</bdi>
        </small>
      )}
      {shortcut && (
        <span className="flex-none ms-auto text-ink-3" aria-hidden="true">
          <Kbd keys={shortcut} />
        </span>
      )}
    </button>
  );
}
