import type { ReactNode, Ref } from 'react';

interface Props {
  /** Id of the heading. */
  id: string;
  title: string;
  lead: ReactNode;
  /** A heading that takes the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export const SettingsPanel = ({ id, title, lead, headingRef, children }: Props) => (
  <section className="card mt-4 p-5" aria-labelledby={id}>
    <header className="mb-2">
      <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h2>
      <p className="mt-half text-ink-2">{lead}</p>
    </header>
    {children}
  </section>
);

/** What a setting is called, and its control; the rows of a panel stand in a `divided` element. */
export const SettingsRow = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div className="row-3 flex-wrap justify-content-between py-3" id={id}>
    {children}
  </div>
);
