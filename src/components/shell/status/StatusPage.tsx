import type { ComponentProps, ReactNode } from 'react';
import { NotFoundArt } from '@/components/shell/not-found/NotFoundArt';
import { BackOrHome } from '@/components/shell/not-found/BackOrHome';
import { Footer } from '@/components/shell/Footer';
import { HomeLink } from '@/components/shell/HomeLink';
import { usePageTitle } from '@/components/ui/hooks/use-page';
import { statusText } from '@/messages/shell/status';
import './status-page.scss';

interface Props extends ComponentProps<typeof NotFoundArt> {
  eyebrow: string;
  text: ReactNode;
  children?: ReactNode;
}

export function StatusPage({ eyebrow, text, children, ...scene }: Props) {
  const title = usePageTitle();
  return (
    <div className="min-vh-100 d-flex flex-column p-4">
      <a className="skip-link" href="#main">
        {statusText.skipToContent}
      </a>
      <header>
        <HomeLink className="brand text-reset" named />
      </header>
      <main className="flex-1" id="main" tabIndex={-1}>
        <section className="status-panel d-grid justify-items-center py-6 px-3 text-center">
          <NotFoundArt {...scene} />
          <span className="mt-7 fs-md fw-semibold text-ink-2">{eyebrow}</span>
          <h1 className="mt-1 fs-4xl" tabIndex={-1}>
            {title}
          </h1>
          <p className="measure mt-2 text-ink-2">{text}</p>
          {children}
          <BackOrHome />
        </section>
      </main>
      <Footer />
    </div>
  );
}
