import { type ComponentType, type ReactNode, useState } from 'react';
import { showToast } from '@/lib/overlays/toast';
import { overlayText } from '@/messages/ui/overlay';

interface Props<P> {
  label: string;
  trigger: ReactNode;
  className?: string;
  /** Loads the menu; it renders with `props` and opens on its first or last item. */
  load: () => Promise<ComponentType<P & { startOpen: 'first' | 'last' }>>;
  props: P;
}

/** Menu button whose code loads on hover, focus or press. */
export function LazyMenu<P extends object>({
  label,
  trigger,
  className = 'icon-button',
  load,
  props,
}: Props<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P & { startOpen: 'first' | 'last' }> | null>(null);
  const [end, setEnd] = useState<'first' | 'last'>('first');
  if (Loaded) return <Loaded {...props} startOpen={end} />;
  const warm = () => void load().catch(() => undefined);
  const open = (from: 'first' | 'last') => {
    setEnd(from);
    void load().then(
      (menu) => setLoaded(() => menu),
      () =>
        showToast({
          type: 'error',
          title: overlayText.menuLoadFailed,
          text: overlayText.checkYourConnection,
        }),
    );
  };
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={warm}
      onFocus={warm}
      onClick={() => open('first')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      }}
    >
      {trigger}
    </button>
  );
}
