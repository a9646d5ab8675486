import { Link, useLocation, useMatches } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import IconPrevious from '~icons/tabler/chevron-left';
import IconNext from '~icons/tabler/chevron-right';
import { isGalleryPage } from '@/components/ui/siblings-context';
import { galleryUses, type Use } from '@/data/gallery-use';
import { findSection } from '@/data/section';
import { exampleText } from '@/messages/gallery/example';
import { navigationText } from '@/messages/shell/navigation';

/** Unlike scrollIntoView, does not scroll the page. */
function centreItem(list: HTMLElement | null, link: Element): void {
  const item = link.parentElement;
  if (list && item) list.scrollLeft = item.offsetLeft + item.offsetWidth / 2 - list.clientWidth / 2;
}

export function SectionStrip() {
  const pathname = useLocation({ select: (location) => location.pathname });
  const isGallery = useMatches({ select: (matches) => isGalleryPage(matches.at(-1)?.staticData.crumbs) });
  const list = useRef<HTMLUListElement>(null);
  const section = findSection(pathname);
  useEffect(() => {
    const current = pathname && list.current?.querySelector('[aria-current]');
    if (!list.current || !current) return undefined;
    // Runs when the frame has its layout: asked for here, the new page would be laid out once more.
    const observer = new ResizeObserver(() => centreItem(list.current, current));
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [pathname]);
  if (!section) return null;
  const { label, pages, at } = section;
  const url = pages[at]?.url;
  const used = url && galleryUses[url]?.uses;
  const neighbours = [
    { page: pages[at - 1], side: 'previous', Icon: IconPrevious, nameOf: navigationText.previousPage },
    { page: pages[at + 1], side: 'next', Icon: IconNext, nameOf: navigationText.nextPage },
  ];
  return (
    <>
      <nav className="section-strip row-1" aria-label={label}>
        <ul ref={list} className="scroll-strip position-relative fill d-flex gap-1">
          {pages.map((page, index) => (
            <li key={page.url}>
              <Link
                className="item px-3 fs-md fw-semibold text-nowrap ring-inside"
                to={page.url}
                activeProps={{}}
                // The browser leaves a link that is cut at the end where it is.
                onFocus={({ currentTarget }) => centreItem(list.current, currentTarget)}
                {...(index === at
                  ? { 'aria-current': page.url === pathname ? ('page' as const) : ('true' as const) }
                  : {})}
              >
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
        {neighbours.map(({ page, side, Icon, nameOf }) =>
          page ? (
            <Link
              key={side}
              to={page.url}
              className="icon-button icon-button-sm"
              aria-label={nameOf(page.label)}
              title={nameOf(page.label)}
            >
              <Icon className="icon flip-in-rtl" />
            </Link>
          ) : (
            <span key={side} className="icon-button icon-button-sm" aria-hidden="true" />
          ),
        )}
      </nav>
      {isGallery && <UsedIn uses={used || []} />}
    </>
  );
}

const UsedIn = ({ uses }: { uses: readonly Use[] }) => (
  <p className="used-in w-100 link-row d-flex flex-wrap row-gap-2 column-gap-3 m-0 fs-sm text-ink-3">
    {uses.length === 0 ? navigationText.usedInGalleryOnly : navigationText.usedIn}
    {uses.map(({ label, url }) => (
      <Link key={url} to={url}>
        {exampleText.say(label)}
      </Link>
    ))}
  </p>
);
