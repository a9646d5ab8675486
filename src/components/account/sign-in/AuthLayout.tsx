import { Link, Outlet } from '@tanstack/react-router';
import { BrandScene } from '@/components/ui/art/BrandScene';
import { Logo } from '@/components/ui/art/Logo';
import './auth-layout.scss';

export const AuthLayout = () => (
  <div className="auth-layout">
    <a className="skip-link" href="#main">
      Skip to content
    </a>
    <section className="auth-layout-panel" aria-label="Plaza">
      <Link className="brand" to="/" aria-label="Plaza, go to the feed">
        <Logo />
        <span>Plaza</span>
      </Link>
      <div className="auth-layout-header">
        <p className="auth-layout-title">
          The square
          <br className="d-none d-lg-inline" /> is open.
        </p>
        <p className="auth-layout-subtitle">Read, reply and meet your neighbours.</p>
      </div>
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
