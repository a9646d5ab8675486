import { Link } from '@tanstack/react-router';
import { Logo } from '@/components/ui/art/Logo';
import { useSettings } from '@/lib/settings/use-settings';
import { frameText } from '@/messages/shell/frame';

interface Props {
  className: string;
  named?: boolean;
}

export function HomeLink({ className, named = false }: Props) {
  const { title } = useSettings();
  return (
    <Link to="/" className={className} aria-label={frameText.siteHome(title)}>
      <Logo />
      {named && <span>{title}</span>}
    </Link>
  );
}
