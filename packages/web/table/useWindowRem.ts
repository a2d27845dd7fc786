import { useEffect, useState } from 'react';
import { useFit } from '../app/layout.ts';

/** The size of the window in rem. */
export function useWindowRem(): { readonly width: number; readonly height: number } {
  const scale = useFit((fit) => fit.scale);
  const [size, setSize] = useState({ width: window.innerWidth, height: window.innerHeight });
  useEffect(() => {
    const measure = (): void => setSize({ width: window.innerWidth, height: window.innerHeight });
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return { width: size.width / (16 * scale), height: size.height / (16 * scale) };
}
