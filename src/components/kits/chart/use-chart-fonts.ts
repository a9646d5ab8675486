import { useEffect, useState } from 'react';

const FONTS = ['500 12px "Plaza Text"', '700 22px "Plaza Display"'];

let loading: Promise<void> | undefined;

/** Canvas text does not repaint when a font loads: wait for both families, at most one second. */
async function loadFonts(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 1000));
  await Promise.race([Promise.allSettled(FONTS.map((font) => document.fonts.load(font))), late]);
}

/** True once the fonts of charts are loaded, or late. */
export function useChartFonts(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    loading ??= loadFonts();
    void loading.then(() => setIsReady(true));
  }, []);
  return isReady;
}
