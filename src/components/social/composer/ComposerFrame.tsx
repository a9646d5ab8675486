import { useQuery } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Avatar } from '@/components/ui/Avatar';
import { meOptions } from '@/queries/social/member/me';

interface Props {
  label: string;
  isFolded?: boolean;
  onSubmit?: () => void;
  /** Pictures dropped anywhere on the card. */
  onFiles?: (files: readonly File[]) => void;
  children: ReactNode;
}

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

export function ComposerFrame({ label, isFolded = false, onSubmit, onFiles, children }: Props) {
  const { data: me } = useQuery(meOptions());
  const [isOver, setOver] = useState(false);
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setOver(false);
    },
    onDrop: (event: DragEvent) => {
      setOver(false);
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles?.([...event.dataTransfer.files]);
    },
  };
  return (
    <section
      className={`card composer drop-target${isOver ? ' is-over' : ''}${isFolded ? ' is-folded' : ''}`}
      aria-label={label}
      {...(onFiles ? drop : {})}
    >
      <form
        className="post-grid"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <span>
          <Avatar name={me?.name ?? ''} url={me?.avatarUrl ?? null} silent />
        </span>
        <div>{children}</div>
      </form>
    </section>
  );
}
