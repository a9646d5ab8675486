import type { ReactNode, Ref } from 'react';

interface Props {
  /** Id of the heading. */
  id: string;
  title: string;
  lead?: ReactNode;
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
