import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import IconCode from '~icons/tabler/code';
import IconLink from '~icons/tabler/link';
import { CopyButton } from '@/components/ui/CopyButton';
import { toAnchor } from '@/lib/text/anchor';

const HighlightedCode = lazy(() =>
  import('./code/HighlightedCode').then((module) => ({ default: module.HighlightedCode })),
);

interface Props {
  title: string;
  description?: string;
  /** Source of the example: `import source from './Basic.tsx?code'`, or its loader on pages with much code. */
  code: string | (() => Promise<string>);
  /** Extra buttons in the footer, next to Show code. */
  actions?: ReactNode;
  /** Spans the full page width. */
  wide?: boolean;
  children: ReactNode;
}

export function DemoCard({ title, description, code, actions, wide = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<string | null>(null);
  const source = typeof code === 'string' ? code : loaded;
  const codeId = useId();
  const anchor = toAnchor(title);
  return (
    <article
      className={`card demo-card${wide || open ? ' demo-card-wide' : ''}`}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <header>
        <div>
          <h2 id={`${anchor}-title`}>
            {title}
            <a className="demo-card-anchor" href={`#${anchor}`} aria-label={`Link to ${title}`}>
              <IconLink />
            </a>
          </h2>
          {description && <p>{description}</p>}
        </div>
      </header>
      <div className="demo-card-body">{children}</div>
      <footer>
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          aria-expanded={open}
          aria-controls={codeId}
          onClick={() => {
            setOpen(!open);
            if (typeof code === 'function' && loaded === null) void code().then(setLoaded);
          }}
        >
          <IconCode />
          {open ? 'Hide code' : 'Show code'}
        </button>
        {actions}
      </footer>
      <div id={codeId} hidden={!open} className="demo-card-code">
        {open && source !== null && (
          <>
            <CopyButton text={source} label="Copy code" />
            {/* Focusable so that the keyboard can scroll it. */}
            <pre tabIndex={0} role="region" aria-label={`Source of ${title}`}>
              <Suspense fallback={<code>{source}</code>}>
                <HighlightedCode source={source} />
              </Suspense>
            </pre>
          </>
        )}
      </div>
    </article>
  );
}
