import { Link } from '@tanstack/react-router';
import { Mark } from '@/components/ui/art/Logo';
import { useSettings } from '@/lib/settings/use-settings';

interface Props {
  className: string;
  /** With the name of the square beside the mark. */
  named?: boolean;
}

/** The mark that leads home. */
export function HomeMark({ className, named = false }: Props) {
  const { title } = useSettings();
  return (
    <Link to="/" className={className} aria-label={`${title}, home`}>
      <Mark />
      {named && <span>{title}</span>}
    </Link>
  );
}
