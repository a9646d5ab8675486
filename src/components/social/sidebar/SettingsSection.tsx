import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

/** A card of a settings page, named by its heading. */
export function SettingsSection({ title, children }: Props) {
  const id = useId();
  return (
    <section className="card mb-4 py-4 px-5" aria-labelledby={id}>
      <h2 className="mb-2" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
