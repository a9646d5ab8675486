import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import IconCode from '~icons/tabler/code';
import IconLink from '~icons/tabler/link';
import { CopyButton } from '@/components/ui/CopyButton';
import { toAnchor } from '@/lib/text/anchor';
import { demoText } from '@/messages/gallery/demo';
import { exampleText } from '@/messages/gallery/example';

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
  // The address of a card is the same in every language.
  const anchor = toAnchor(title);
  const heading = exampleText.say(title);
  return (
    <article
      className={`card demo-card${wide || open ? ' full-row' : ''}`}
      id={anchor}
      aria-labelledby={`${anchor}-title`}
    >
      <header className="pt-3 pb-1 ps-4 pe-2">
        <div>
          <h2 className="row-1" id={`${anchor}-title`}>
            {heading}
            <a
              className="icon-button icon-button-sm d-print-none"
              href={`#${anchor}`}
              aria-label={demoText.linkTo(heading)}
            >
              <IconLink />
            </a>
          </h2>
          {description && <p className="fs-sm text-ink-3">{exampleText.say(description)}</p>}
        </div>
      </header>
      <div className="demo-card-body pt-2 px-4 pb-4" lang="en">
        {children}
      </div>
      <footer className="d-flex flex-wrap gap-half mt-auto py-1 px-2 rule-above">
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
          {open ? demoText.hideCode : demoText.showCode}
        </button>
        {actions}
      </footer>
      <div id={codeId} hidden={!open} className="p-2 rule-above">
        {open && source !== null && (
          <>
            <CopyButton text={source} label={demoText.copyCode} />
            {/* Focusable so that the keyboard can scroll it. */}
            <pre
              className="mt-2 p-3 scroll-list sunken fs-sm"
              tabIndex={0}
              role="region"
              aria-label={demoText.sourceOf(heading)}
            >
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
