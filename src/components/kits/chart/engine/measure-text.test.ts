// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { measureText } from './measure-text';

test('measures a text, and never looks for a font that has a wide character', () => {
  const measured: string[] = [];
  const context = {
    font: '',
    measureText(text: string) {
      measured.push(`${this.font}: ${text}`);
      return { width: 7 };
    },
  };
  const canvas = vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => context as Partial<CanvasRenderingContext2D> as CanvasRenderingContext2D);
  onTestFinished(() => canvas.mockRestore());

  expect(measureText('国', '500 12.5px "Plaza Text"').width).toBe(12.5);
  expect(measureText('a', '500 14px "Plaza Text"').width).toBe(7);
  expect(measured).toEqual(['500 14px "Plaza Text": a']);
});
