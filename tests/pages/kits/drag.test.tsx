import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dragItemProps, dragListProps } from '@/components/kits/drag/drag-attributes';
import { DragBoard } from '@/components/kits/drag/DragBoard';
import { DragHandle } from '@/components/kits/drag/DragHandle';
import type { Move } from '@/components/kits/drag/drag-session';
import { DragulaPage } from '@/components/gallery/extended/dragula/DragulaPage';
import { type Card, walkCards } from '../../support/pages/walk-cards';

const dragged = async ({ q, user }: Card, name: string, keys: string) => {
  q.getByRole('button', { name: `Move ${name}` }).focus();
  await user.keyboard(keys);
  return q.getByRole('status').textContent;
};
const orderOf = ({ q }: Card) => q.getByLabelText('Order').textContent;

test('dragula', () =>
  walkCards(DragulaPage, {
    'Simple reorder': async (card) => {
      const bread = card.q.getByRole('button', { name: 'Move Bread' });
      expect(bread).toHaveAccessibleDescription(/Press Space to pick up/);
      expect(await dragged(card, 'Bread', ' ')).toBe('Bread picked up: 1 of 5.');
      expect(bread).toHaveAttribute('aria-pressed', 'true');
      expect(await dragged(card, 'Bread', '{ArrowDown}{ArrowDown}')).toBe('3 of 5.');
      expect(await dragged(card, 'Bread', ' ')).toBe('Bread dropped: 3 of 5.');
      expect(orderOf(card)).toBe('StallsHoney, Cheese, Bread, Flowers, Old books');
      expect(card.q.getByRole('button', { name: 'Move Bread' })).toHaveFocus();
      expect(await dragged(card, 'Bread', ' {Home}{Escape}')).toBe('Bread moved back.');
      expect(orderOf(card)).toContain('Honey, Cheese, Bread');
      // Moves without dragging: click the handle, then the target.
      await card.press('Move Old books');
      await card.press('Move Honey');
      expect(orderOf(card)).toBe('StallsOld books, Honey, Cheese, Bread, Flowers');
      await card.press('Reset');
      expect(orderOf(card)).toBe('StallsBread, Honey, Cheese, Flowers, Old books');
    },
    'Between containers': async (card) => {
      const said = await dragged(card, 'Scales', ' {ArrowRight}');
      expect(said).toBe('On the cart, 2 of 2.');
      await dragged(card, 'Scales', '{Enter}');
      expect(orderOf(card)).toBe('In the shedTent, Crates, Chalk boardOn the cartLamp, Scales');
      expect(card.q.getByRole('button', { name: 'Move Scales' })).toHaveFocus();
    },
    'By handle': async (card) => {
      await dragged(card, 'Harbour', ' {ArrowUp}{ArrowUp} ');
      expect(orderOf(card)).toBe('Tram stopsMarket, Harbour, Town hall, Mill');
      await card.hasNot('[data-drag-whole]');
      await card.flip('Drag anywhere');
      await card.has('[data-drag-whole]');
    },
    Copy: async (card) => {
      expect(await dragged(card, 'Pear', ' ')).toBe('Pear picked up: Shelf.');
      expect(await dragged(card, 'Pear', '{ArrowRight} ')).toBe('Pear dropped: 1 of 1.');
      expect(orderOf(card)).toBe('ShelfApple, Pear, PlumBasketPear');
      await card.pick('Move');
      await dragged(card, 'Plum', ' {ArrowDown} ');
      expect(orderOf(card)).toBe('ShelfApple, PearBasketPlum, Pear');
      await card.press('Take Plum out');
      expect(orderOf(card)).toBe('ShelfApple, PearBasketPear');
    },
    'In a row': async (card) => {
      await dragged(card, 'Bread', ' {ArrowRight} ');
      expect(orderOf(card)).toBe('RowHoney, Bread, Cheese, Flowers, Old books');
    },
    Nested: async (card) => {
      // Arrow down visits every position in turn; left leaves a list, right enters one.
      expect(await dragged(card, 'Leek', ' {ArrowDown}')).toBe('Menu, 2 of 4.');
      expect(await dragged(card, 'Leek', '{ArrowDown} ')).toBe('Leek dropped: Bread, 1 of 2.');
      expect(await dragged(card, 'Leek', ' {ArrowLeft}')).toBe('Menu, 3 of 4.');
      expect(await dragged(card, 'Leek', '{ArrowRight} ')).toBe('Leek dropped: Bread, 2 of 2.');
      expect(orderOf(card)).toContain('BreadRye loaf, Leek');
      await dragged(card, 'Soups', ' ');
      const targets = card.card.querySelectorAll('[data-dragging] [data-drag-over]');
      await dragged(card, 'Soups', '{ArrowDown}{ArrowDown} ');
      expect(targets).toHaveLength(0);
      expect(orderOf(card)).toContain('SoupsLentil');
    },
  }));

test('a pointer drags after a few pixels, Escape cancels, and the following click is ignored', async () => {
  const move = vi.fn<(move: Move) => void>();
  const click = vi.fn<() => void>();
  render(
    <DragBoard onMove={move}>
      <ul {...dragListProps({ id: 'l', name: 'List' })}>
        {['a', 'b', 'c'].map((id) => (
          <li key={id} {...dragItemProps(id, id, true)}>
            <DragHandle name={id} />
            <button type="button" onClick={click}>
              Use {id}
            </button>
          </li>
        ))}
      </ul>
    </DragBoard>,
  );
  const list = screen.getByRole('list', { name: 'List' });
  const items = screen.getAllByRole('listitem');
  const place = (element: HTMLElement, top: number, height: number) => {
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  };
  place(list, 0, 120);
  for (const [at, item] of items.entries()) {
    place(item, at * 40, 40);
    item.setPointerCapture = () => {};
  }
  const [first, second] = items;
  if (!first || !second) throw new Error('no items');
  const at = (y: number) => ({ pointerId: 1, isPrimary: true, button: 0, clientX: 50, clientY: y });

  fireEvent.pointerDown(within(first).getByRole('button', { name: 'Use a' }), at(20));
  fireEvent.pointerMove(window, at(110));
  expect(first).not.toHaveAttribute('data-dragging');

  fireEvent.pointerDown(first, at(20));
  fireEvent.pointerMove(window, at(23));
  expect(first).not.toHaveAttribute('data-dragging');
  fireEvent.pointerMove(window, at(90));
  expect(first).toHaveAttribute('data-dragging');
  expect(second).not.toHaveAttribute('data-drop');
  expect(items[2]).toHaveAttribute('data-drop', 'before');
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(first).not.toHaveAttribute('data-dragging');
  expect(document.querySelector('.drag-preview')).toBeNull();
  expect(move).not.toHaveBeenCalled();

  fireEvent.pointerDown(first, at(20));
  fireEvent.pointerMove(window, at(110));
  fireEvent.pointerUp(window, at(110));
  fireEvent.click(within(first).getByRole('button', { name: 'Use a' }));
  expect(click).not.toHaveBeenCalled();
  expect(move).toHaveBeenCalledExactlyOnceWith({
    id: 'a',
    from: 'l',
    to: 'l',
    index: 2,
    kind: '',
    copies: false,
  });
  await userEvent.click(within(first).getByRole('button', { name: 'Use a' }));
  expect(click).toHaveBeenCalledOnce();
});
