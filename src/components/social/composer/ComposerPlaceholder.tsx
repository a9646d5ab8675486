import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAround } from '@/components/ui/use-chrome-ready';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import type { Sent } from '@/queries/social/post/post-write';
import { AudienceFace, audienceLabel } from './AudienceButtonContent';
import type { ComposerProps } from './Composer';
import { ComposerFrame } from './ComposerFrame';
import { PROMPT } from './default-prompt';
import { Tool, TOOL_NAMES } from './ToolbarButton';

const load = () => import('./Composer').then(({ Composer }) => Composer);
const warm = () => void load().catch(() => undefined);

interface Props {
  name: string;
  onSent: (sent: Sent | null) => void;
}

/** What was done before the composer was there. */
interface Begun {
  typed: string;
  writing: boolean;
  /** Name of the button that was pressed. */
  pressed: string | undefined;
}

/**
 * The composer as it stands until somebody goes to it: the same to the eye, and its code comes with the first sign of
 * a wish to write. What is typed or pressed meanwhile is handed over. A draft on this device opens it at once.
 */
export function RestingComposer(props: Props) {
  const [Composer, setComposer] = useState<ComponentType<ComposerProps> | null>(null);
  const [begun, setBegun] = useState<Begun>({ typed: '', writing: false, pressed: undefined });
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const id = useId();
  const around = useAround();

  const open = useCallback((pressed?: string) => {
    load().then(
      (loaded) => {
        const handOver = () => {
          const node = field.current;
          // A key between reading what is typed and drawing it would go down with the field.
          flushSync(() => {
            setBegun({ typed: node?.value ?? '', writing: document.activeElement === node, pressed });
            setComposer(() => loaded);
          });
        };
        // A syllable half written would be lost with its field.
        if (composing.current) field.current?.addEventListener('compositionend', handOver, { once: true });
        else handOver();
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (mayHaveDrafts()) open();
  }, [open]);

  if (Composer) {
    return (
      <Pressed name={begun.pressed}>
        <Composer {...props} typed={begun.typed} focusFirst={begun.writing} />
      </Pressed>
    );
  }
  return (
    <div onPointerEnter={warm} onFocus={warm} onTouchStart={warm}>
      <ComposerFrame label="Write a post">
        <label className="visually-hidden" htmlFor={id}>
          {PROMPT.replace(/\?$/, '')}
        </label>
        <div className="write">
          <textarea
            id={id}
            ref={field}
            className="composer-t"
            rows={1}
            dir="auto"
            placeholder={PROMPT}
            onFocus={() => open()}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={() => {
              composing.current = false;
            }}
          />
        </div>
        {failed && (
          <p className="composer-e" role="alert">
            The composer did not load. What you type stays here.{' '}
            <button type="button" className="btn btn-link btn-sm" onClick={() => open()}>
              Retry
            </button>
          </p>
        )}
        <div className="composer-r">
          <div className="tools">
            {TOOL_NAMES.slice(0, around ? undefined : 1).map((tool) => (
              <Tool key={tool} name={tool} onClick={open} />
            ))}
          </div>
          {around && (
            <button
              type="button"
              className="aud"
              aria-label={audienceLabel('public')}
              aria-haspopup="menu"
              aria-expanded={false}
              onClick={() => open(audienceLabel('public'))}
            >
              <AudienceFace audience="public" />
            </button>
          )}
          <button type="submit" className="btn btn-primary btn-sm" disabled>
            Post
          </button>
        </div>
      </ComposerFrame>
    </div>
  );
}

/** Presses, once the composer stands, the button that was pressed before. */
function Pressed({ name, children }: { name: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name === undefined) return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const button = buttons.find((one) => one.getAttribute('aria-label') === name);
    button?.focus();
    button?.click();
  }, [name]);
  return <div ref={box}>{children}</div>;
}
