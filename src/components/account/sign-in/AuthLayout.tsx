import { Link, Outlet, useMatch } from '@tanstack/react-router';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import { FrontDoor } from './FrontDoor';
import './auth-layout.scss';

export function AuthLayout() {
  const isFrontDoor = useMatch({ from: '/_bare/auth/login', shouldThrow: false }) !== undefined;
  return (
    <div className="auth-layout">
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <section className="auth-layout-panel" aria-label="Plaza">
        <Link className="brand" to="/" aria-label="Plaza, go to the feed">
          <Logo />
          <span>Plaza</span>
        </Link>
        {isFrontDoor ? <FrontDoor /> : <Greeting />}
        <BrandScene />
      </section>
      <main id="main" className="auth-layout-main" tabIndex={-1}>
        <Outlet />
        <p className="auth-layout-footer">
          <Link to="/about">About</Link>
          <Link to="/support">Support</Link>
          <Link to="/contact">Contact Us</Link>
        </p>
      </main>
    </div>
  );
}

const Greeting = () => (
  <div className="auth-layout-header">
    <p className="auth-layout-title">
      The square
      <br className="d-none d-lg-inline" /> is open.
    </p>
    <p className="auth-layout-subtitle">Read, reply and meet your neighbours.</p>
  </div>
);
