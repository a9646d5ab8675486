import type { RouteComponent } from '@tanstack/react-router';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished } from 'vitest';
import { renderRoute } from '../dom/render-route';

/** Actions and assertions of one card. Names are full accessible names. */
export interface Card {
  card: HTMLElement;
  q: ReturnType<typeof within>;
  user: UserEvent;
  /** Clicks a button of the card. */
  press: (name: string | RegExp) => Promise<HTMLElement>;
  /** Chooses a radio of the card. */
  pick: (name: string) => Promise<void>;
  /** Turns a switch of the card. */
  flip: (name: string) => Promise<void>;
  /** Moves a slider of the card. */
  slide: (name: string, value: number) => void;
  /** Waits until the card holds this selector. */
  has: (selector: string) => Promise<void>;
  /** Waits until the card no longer holds this selector. */
  hasNot: (selector: string) => Promise<void>;
  /** Waits until the card says this. */
  says: (text: string | RegExp) => Promise<void>;
  /** Opens a dialog, runs the check and closes it by the button `close`. */
  dialog: (open: string, close: string, see?: (dialog: HTMLElement) => void) => Promise<void>;
}
export type CardChecks = Readonly<Record<string, (card: Card) => Promise<void>>>;

function cardTools(card: HTMLElement, user: UserEvent): Card {
  const q = within(card);
  const press = async (name: string | RegExp) => {
    const button = q.getByRole('button', { name });
    await user.click(button);
    return button;
  };
  return {
    card,
    q,
    user,
    press,
    pick: (name) => user.click(q.getByRole('radio', { name })),
    flip: (name) => user.click(q.getByRole('switch', { name })),
    slide: (name, value) => {
      fireEvent.change(q.getByRole('slider', { name }), { target: { value: String(value) } });
    },
    has: (selector) => waitFor(() => expect(card.querySelector(selector), selector).not.toBeNull()),
    hasNot: (selector) => waitFor(() => expect(card.querySelector(selector), selector).toBeNull()),
    says: async (text) => {
      await waitFor(() => expect(card).toHaveTextContent(text));
    },
    dialog: async (open, close, see) => {
      const opener = await press(open);
      const dialog = await screen.findByRole('dialog');
      see?.(dialog);
      await user.click(within(dialog).getByRole('button', { name: close }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    },
  };
}

/**
 * Renders a gallery page, signed out, and runs one check per card. Fails when a card lacks a check, or a check
 * its card.
 */
export async function walkCards(Page: RouteComponent, checks: CardChecks): Promise<void> {
  // Skips visibility checks: a page of cards is a large document. Other files share the configuration.
  configure({ defaultHidden: true });
  onTestFinished(() => configure({ defaultHidden: false }));
  renderRoute(Page, { title: 'Gallery page', crumbs: ['Base UI'] });
  await screen.findByRole('heading', { level: 1, name: 'Gallery page' });
  // Cards mount row by row.
  await waitFor(() => expect(document.querySelector('.demo-grid')).toHaveAttribute('aria-busy', 'false'));
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never, delay: null });
  const cards = screen.getAllByRole('article');
  const titles = cards.map(
    (card) => within(card).getAllByRole('heading', { level: 2 })[0]?.textContent ?? '',
  );
  expect(titles.toSorted()).toEqual(Object.keys(checks).toSorted());
  for (const [index, card] of cards.entries()) {
    const title = titles[index] ?? '';
    try {
      await checks[title]?.(cardTools(card, user));
    } catch (error) {
      throw new Error(`Card "${title}": ${String(error)}`, { cause: error });
    }
    await user.click(within(card).getByRole('button', { name: 'Show code' }));
    expect(within(card).getByRole('region', { name: `Source of ${title}` })).toHaveTextContent('export');
  }
}
