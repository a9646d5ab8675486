import { Link } from '@tanstack/react-router';
import { useSettings } from '@/lib/settings/use-settings';
import { frameText } from '@/messages/shell/frame';

export function Footer() {
  const { title } = useSettings();
  return (
    <footer className="footer">
      <span>{frameText.siteTheTownSquare(title)}</span>
      <nav className="link-row d-flex gap-5" aria-label={frameText.footer}>
        <Link to="/about">{frameText.about}</Link>
        <Link to="/support">{frameText.support}</Link>
        <Link to="/contact">{frameText.contactUs}</Link>
      </nav>
    </footer>
  );
}
