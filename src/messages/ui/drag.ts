import { uiMessages } from '@/messages/ui';

export const dragText = uiMessages('drag', {
  keyboardHint: 'Press Space to pick up or drop, arrow keys to move, Escape to cancel.',
  move: (name: string) => `Move ${name}`,
  pickedUp: (name: string, place: string) => `${name} picked up: ${place}.`,
  movedBack: (name: string) => `${name} moved back.`,
  place: (number: number, count: number) => `${number} of ${count}`,
  dropped: (name: string, place: string) => `${name} dropped: ${place}.`,
  didNotMove: (name: string) => `${name} did not move.`,
});
