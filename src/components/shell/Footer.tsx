import { Link } from '@tanstack/react-router';
import { useSettings } from '@/lib/settings/use-settings';
import { frameText } from '@/messages/shell/frame';

export function Footer() {
  const { title } = useSettings();
  return (
    <footer className="footer d-flex flex-wrap justify-content-center justify-content-lg-between gap-4 fs-sm text-ink-3 d-print-none">
      <span>{frameText.siteTheTownSquare(title)}</span>
      <nav className="link-row d-flex gap-5" aria-label={frameText.footer}>
        <Link className="text-ink-2" to="/about">
          {frameText.about}
        </Link>
        <Link className="text-ink-2" to="/support">
          {frameText.support}
        </Link>
        <Link className="text-ink-2" to="/contact">
          {frameText.contactUs}
        </Link>
      </nav>
    </footer>
  );
}
