import { type ComponentType, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOfComposition } from '@/lib/keys/composition';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import type { PostResult } from '@/queries/social/mutations/post/post-write';
import { composerText } from '@/messages/social/composer';
import type { ComposerProps } from './Composer';
import { ComposerFrame } from './ComposerFrame';
import { ToolbarButton, type ToolName } from './ToolbarButton';

const loadComposer = () => import('./Composer').then(({ Composer }) => Composer);
const preloadComposer = () => void loadComposer().catch(() => undefined);

const FOLDED_TOOLS = ['picture', 'poll', 'warning'] as const satisfies readonly ToolName[];

interface Props {
  name: string;
  onSent: (sent: PostResult | null) => void;
}

/** Input made before the composer loaded. */
interface EarlyInput {
  text: string;
  focused: boolean;
  /** Accessible name of the pressed button. */
  pressedButton: string | undefined;
}

/**
 * The composer folded to one line. Loads the composer on the first hover, focus or touch and hands early input over. A
 * stored draft loads the composer at once.
 */
export function ComposerPlaceholder(props: Props) {
  const [Composer, setComposer] = useState<ComponentType<ComposerProps> | null>(null);
  const [early, setEarly] = useState<EarlyInput>({ text: '', focused: false, pressedButton: undefined });
  const [failed, setFailed] = useState(false);
  // Unfolded from the start where a draft follows, so that nothing shifts.
  const [isFolded] = useState(() => !mayHaveDrafts());
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  const id = useId();

  const open = useCallback((pressed?: string) => {
    loadComposer().then(
      (loaded) => {
        const handOver = () => {
          const node = field.current;
          // Synchronous: a key typed between reading the text and mounting the composer would be lost.
          flushSync(() => {
            setEarly({
              text: node?.value ?? '',
              focused: document.activeElement === node,
              pressedButton: pressed,
            });
            setComposer(() => loaded);
          });
        };
        // Unmounting the field would drop an unfinished IME composition.
        if (composing.current) field.current?.addEventListener('compositionend', handOver, { once: true });
        else handOver();
      },
      () => setFailed(true),
    );
  }, []);

  useEffect(() => {
    if (!isFolded) open();
  }, [open, isFolded]);

  if (Composer) {
    return (
      <PressOnMount name={early.pressedButton}>
        <Composer
          draftKey={props.name}
          onSent={props.onSent}
          initialText={early.text}
          focusFirst={early.focused}
        />
      </PressOnMount>
    );
  }
  return (
    <div onPointerEnter={preloadComposer} onFocus={preloadComposer} onTouchStart={preloadComposer}>
      <ComposerFrame label={composerText.writeAPost} isFolded={isFolded}>
        <label className="visually-hidden" htmlFor={id}>
          {composerText.prompt.replace(/\?$/, '')}
        </label>
        <div className="post-field position-relative">
          <textarea
            id={id}
            ref={field}
            className="composer-text"
            rows={1}
            dir="auto"
            placeholder={composerText.prompt}
            onFocus={() => open()}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              if (isOfComposition(event.nativeEvent)) return;
              event.preventDefault();
              open(composerText.post);
            }}
            onCompositionStart={() => {
              composing.current = true;
            }}
            onCompositionEnd={() => {
              composing.current = false;
            }}
          />
        </div>
        {failed && (
          <p className="mt-1 mb-2 fs-md text-danger-text" role="alert">
            {composerText.loadFailed}{' '}
            <button type="button" className="btn btn-link btn-sm" onClick={() => open()}>
              {composerText.retry}
            </button>
          </p>
        )}
        <div className="composer-footer">
          <div className="composer-tools">
            {FOLDED_TOOLS.map((tool) => (
              <ToolbarButton key={tool} name={tool} onClick={open} />
            ))}
          </div>
          <button
            type="button"
            className="btn btn-primary btn-sm"
            onClick={() => (field.current?.value ? open(composerText.post) : field.current?.focus())}
          >
            {composerText.post}
          </button>
        </div>
      </ComposerFrame>
    </div>
  );
}

/** Clicks the button with this accessible name after mount. */
function PressOnMount({ name, children }: { name: string | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (name === undefined) return;
    const buttons = [...(box.current?.querySelectorAll('button') ?? [])];
    const button = buttons.find(
      (candidate) => (candidate.getAttribute('aria-label') ?? candidate.textContent) === name,
    );
    button?.focus();
    button?.click();
  }, [name]);
  return <div ref={box}>{children}</div>;
}
