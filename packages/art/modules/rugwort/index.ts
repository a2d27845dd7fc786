import type { Guest } from '../moduleArt.ts';

const automa: Guest = {
  silhouette:
    'M1.8 16.6 C3 13 6 11.2 8.4 11 C7.4 9 8.4 7 10.2 7 C11.8 7 12.6 8.4 12.4 9.8 C16.4 9.6 19.4 11.8 19.6 15 C20.4 13.6 19.6 12 20.6 10.4 C21.2 9.4 22.6 9.6 22.4 10.6 C22.2 12 21.8 13 22 14.6 C22.2 17.4 20.4 18.8 18 18.8 H6.4 L7.6 17.2 C5.2 17.8 2.6 17.8 1.8 16.6Z',
  look: { hue: '#d8cbb4', ink: '#33261a', ring: 'bricks' },
  figure: {
    sp: 'rat',
    wear: 'coat',
    cloth: '#5b2336',
    trim: '#d8cbb4',
    hat: 'hood',
    hatColour: '#4a3d36',
    holds: 'key',
    eyes: 'sly',
    mouth: 'smirk',
    brows: 'stern',
  },
  grim: true,
};

export const rugwort = { guests: { rugwort: automa } };
