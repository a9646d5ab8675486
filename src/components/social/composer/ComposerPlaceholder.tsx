import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useChromeReady } from '@/components/ui/use-chrome-ready';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import type { PostResult } from '@/queries/social/post/post-write';
import { AudienceButtonContent, audienceButtonLabel } from './AudienceButtonContent';
import type { ComposerProps } from './Composer';
import { ComposerFrame } from './ComposerFrame';
import { DEFAULT_PROMPT } from './default-prompt';
import { ToolbarButton, TOOL_NAMES } from './ToolbarButton';

const loadComposer = () => import('./Composer').then(({ Composer }) => Composer);
const preloadComposer = () => void loadComposer().catch(() => undefined);

interface Props {
  name: string;
  onSent: (sent: PostResult | null) => void;
}

/** What was done before the composer was there. */
interface EarlyInput {
  text: string;
  focused: boolean;
  /** Name of the button that was pressed. */
  pressedButton: string | undefined;
}

/**
 * The composer as it stands until somebody goes to it: the same to the eye, and its code comes with the first sign of
 * a wish to write. What is typed or pressed meanwhile is handed over. A draft on this device opens it at once.
 */
export function ComposerPlaceholder(props: Props) {
  const [Composer, setComposer] = useState<ComponentType<ComposerProps> | null>(null);
  const [begun, setBegun] = useState<EarlyInput>({ text: '', focused: false, pressedButton: undefined });
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const id = useId();
  const around = useChromeReady();

  const open = useCallback((pressed?: string) => {
    loadComposer().then(
      (loaded) => {
        const handOver = () => {
          const node = field.current;
          // A key between reading what is typed and drawing it would go down with the field.
          flushSync(() => {
            setBegun({
              text: node?.value ?? '',
              focused: document.activeElement === node,
              pressedButton: pressed,
            });
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
      <PressOnMount name={begun.pressedButton}>
        <Composer
          draftKey={props.name}
          onSent={props.onSent}
          initialText={begun.text}
          focusFirst={begun.focused}
        />
      </PressOnMount>
    );
  }
  return (
    <div onPointerEnter={preloadComposer} onFocus={preloadComposer} onTouchStart={preloadComposer}>
      <ComposerFrame label="Write a post">
        <label className="visually-hidden" htmlFor={id}>
          {DEFAULT_PROMPT.replace(/\?$/, '')}
        </label>
        <div className="post-field">
          <textarea
            id={id}
            ref={field}
            className="composer-text"
            rows={1}
            dir="auto"
            placeholder={DEFAULT_PROMPT}
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
          <p className="composer-error" role="alert">
            The composer did not load. What you type stays here.{' '}
            <button type="button" className="btn btn-link btn-sm" onClick={() => open()}>
              Retry
            </button>
          </p>
        )}
        <div className="composer-footer">
          <div className="tools">
            {TOOL_NAMES.slice(0, around ? undefined : 1).map((tool) => (
              <ToolbarButton key={tool} name={tool} onClick={open} />
            ))}
          </div>
          {around && (
            <button
              type="button"
              className="audience-button"
              aria-label={audienceButtonLabel('public')}
              aria-haspopup="menu"
              aria-expanded={false}
              onClick={() => open(audienceButtonLabel('public'))}
            >
              <AudienceButtonContent audience="public" />
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
function PressOnMount({ name, children }: { name: string | undefined; children: ReactNode }) {
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
