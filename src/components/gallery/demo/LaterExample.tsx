import { type ComponentType, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useRenderTurn } from '@/components/ui/hooks/use-render-turn';
import { commonText } from '@/messages/ui/common';
import './later-example.scss';

interface Props {
  load: () => Promise<ComponentType>;
}

/** Milliseconds after which the code loads for a page that may be printed: what the reader sees comes first. */
const REST_MS = 2_000;

/**
 * An example that is drawn when the reader comes near it, or prints the page. A print does not wait for code, so that
 * loads when the page rests. Examples that share their code are drawn one after the other.
 */
export function LaterExample({ load }: Props) {
  const [Example, setExample] = useState<ComponentType | null>(null);
  const [isPrinted, setPrinted] = useState(false);
  const { turn, onDrawn } = useRenderTurn(Example !== null);
  // React renders a deferred value in slices.
  const isDrawn = useDeferredValue(turn);
  const loaded = useRef<ComponentType>(null);

  useEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);

  useEffect(() => {
    const rest = setTimeout(() => {
      // Without its code the example is missing from a print; coming near it asks again and shows the error.
      load().then(
        (code) => (loaded.current = code),
        () => undefined,
      );
    }, REST_MS);
    const show = () =>
      flushSync(() => {
        setPrinted(true);
        setExample((shown: ComponentType | null) => shown ?? loaded.current);
      });
    window.addEventListener('beforeprint', show);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('beforeprint', show);
    };
  }, [load]);

  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const observer = new IntersectionObserver(
        (changes) => {
          if (!changes.some(({ isIntersecting }) => isIntersecting)) return;
          load().then(
            (code) => setExample(() => code),
            (error: unknown) =>
              setExample(() => {
                throw error;
              }),
          );
        },
        { rootMargin: '50% 0px' },
      );
      observer.observe(place);
      return () => observer.disconnect();
    },
    [load],
  );

  return Example && (isDrawn || isPrinted) ? (
    <Example />
  ) : (
    <div ref={watch} className="later-example" role="status" aria-label={commonText.loading} />
  );
}
