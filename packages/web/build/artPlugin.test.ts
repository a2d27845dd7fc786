import { gzipSync } from 'node:zlib';
import { gallery, iconSprite } from '@everdell/art';
import { describe, expect, it } from 'vitest';
import { addresses } from './artPlugin.ts';

interface Art {
  readonly icons: string;
  readonly pictures: Readonly<Record<string, string>>;
}

const load = (script: string): Promise<Art> =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`) as Promise<Art>;

describe('the addresses of the pictures', () => {
  it('are those of files with the hash of their content', async () => {
    const script = addresses(
      new Map([...Object.entries({ farm: '<svg/>', 'scene-winter': '<svg></svg>' }), ['icons', '<svg>i</svg>']]),
      '/',
    );
    const { icons, pictures } = await load(script);
    expect(Object.keys(pictures)).toEqual(['farm', 'scene-winter']);
    expect([icons, ...Object.values(pictures)]).toEqual([
      expect.stringMatching(/^\/assets\/icons-[\w-]{4}\.svg$/),
      expect.stringMatching(/^\/assets\/farm-[\w-]{4}\.svg$/),
      expect.stringMatching(/^\/assets\/scene-winter-[\w-]{4}\.svg$/),
    ]);
  });

  it('change with the picture', async () => {
    const at = async (picture: string): Promise<string | undefined> =>
      (await load(addresses(new Map([['farm', picture]]), '/'))).pictures['farm'];
    expect(await at('<svg>1</svg>')).not.toBe(await at('<svg>2</svg>'));
  });

  it('take up at most 8 kB of script', () => {
    const files = new Map([...gallery(), ['icons', iconSprite()] as const]);
    expect(gzipSync(addresses(files, '/')).length).toBeLessThanOrEqual(8192);
  });
});
