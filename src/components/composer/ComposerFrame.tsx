import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Face } from '@/components/ui/Face';
import { meOptions } from '@/queries/member';

interface Props {
  label: string;
  onSubmit?: () => void;
  children: ReactNode;
}

/** The card around what is being written, with the writer's face. */
export function ComposerFrame({ label, onSubmit, children }: Props) {
  const { data: me } = useQuery(meOptions());
  return (
    <section className="card composer" aria-label={label}>
      <form
        className="post-g"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <span className="post-f">
          <Face name={me?.name ?? ''} url={me?.avatarUrl ?? null} silent />
        </span>
        <div className="post-b">{children}</div>
      </form>
    </section>
  );
}
