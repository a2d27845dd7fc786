import { useEffect, useState } from 'react';
import { useFit } from '../app/layout.ts';

/** From this height on, in rem, there is room for a hand and a city below the board. */
const TALL = 62;

export function useTallWindow(): boolean {
  const scale = useFit((fit) => fit.scale);
  const [height, setHeight] = useState(window.innerHeight);
  useEffect(() => {
    const measure = (): void => setHeight(window.innerHeight);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return height / (16 * scale) >= TALL;
}
