import { Link } from '@tanstack/react-router';
import { useSettings } from '@/lib/settings/use-settings';

export function Footer() {
  const { title } = useSettings();
  return (
    <footer className="footer">
      <span>{title}, the town square</span>
      <nav aria-label="Footer">
        <Link to="/about">About</Link>
        <Link to="/support">Support</Link>
        <Link to="/contact">Contact Us</Link>
      </nav>
    </footer>
  );
}
