import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import pages from 'virtual:pasted-cards';
import type { Auth } from '@/lib/auth/auth-types';
import { createAuth } from '@/lib/auth/create-auth';
import { createQueryClient } from '@/queries/client';

/** `styles.json` of the build. */
interface Styles {
  texts: Record<string, string>;
  cards: Record<string, readonly string[]>;
}

declare global {
  interface Window {
    /** Shows the page of a card at the end of `main`, `width` px wide, in place of the card before. */
    showCard?: (file: string, width: number) => Promise<void>;
  }
}

const auth = createAuth();
const sheets = new Map<string, CSSStyleSheet>();
const styles = fetch('/webapp/pasted/styles.json').then((answer): Promise<Styles> => answer.json());
let shown: { root: Root; place: HTMLElement } | null = null;

function toSheet(id: string, text: string): CSSStyleSheet {
  const sheet = sheets.get(id) ?? new CSSStyleSheet();
  if (!sheets.has(id)) sheet.replaceSync(text);
  sheets.set(id, sheet);
  return sheet;
}

/** The styles of one card only, as in a page that nobody reached through another one. */
async function applyStyles(file: string): Promise<void> {
  const { texts, cards } = await styles;
  document.adoptedStyleSheets = [
    toSheet('', '#pasted { display: flow-root } #pasted > .page-header { display: none }'),
    ...(cards[file] ?? []).map((id) => toSheet(id, texts[id] ?? '')),
  ];
}

function withApp(Page: ComponentType) {
  const client = createQueryClient();
  const top = createRootRouteWithContext<{ auth: Auth }>()();
  const page = createRoute({
    getParentRoute: () => top,
    path: '/pasted/card',
    staticData: { title: 'Pasted' },
    component: () => (
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    ),
  });
  return createRouter({
    context: { auth },
    routeTree: top.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/pasted/card'] }),
  });
}

window.showCard = async (file, width) => {
  shown?.root.unmount();
  shown?.place.remove();
  await applyStyles(file);
  const [Page] = Object.values(pages[file] ?? {});
  const main = document.querySelector('main');
  if (!Page || !main) throw new Error(`${file} has no page.`);
  const place = document.createElement('div');
  place.id = 'pasted';
  place.style.width = `${width}px`;
  main.append(place);
  shown = { root: createRoot(place), place };
  const router = withApp(Page);
  shown.root.render(<RouterProvider<typeof router> router={router} />);
};
