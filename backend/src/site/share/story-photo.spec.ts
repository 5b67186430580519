import { sharedMatch } from '../../../test/shared-match.js';
import { colours } from './canvas.js';
import type { SharedMatch } from './share-subject.js';
import { photoIn, type Story, type StoryPlayer, storyShapes } from './story.js';
import { storyCard } from './story-cards.js';
import { photoSizes } from './story-photo.js';

const match = {
  ...sharedMatch,
  homeTeam: 'Žuta lokomotiva Đurđevac – veterani',
  photo: '/api/match-photos/a.jpg',
};
const player: StoryPlayer = { id: 1, name: 'Čedomir Šarić', team: 'Bura', goals: 2 };
const stories: Story[] = [
  { of: 'result', match, scorers: { home: [], away: [player] } },
  { of: 'scorer', match, player },
  { of: 'mvp', match, player },
];
const drawn = stories.flatMap((story) =>
  storyShapes.map((shape) => {
    const photo = Buffer.from('a photo');
    return { of: story.of, shape, svg: storyCard(story, { shape, language: 'hr', photo }) };
  }),
);

/** Of the whole, from a stop to the next as a gradient is. */
function opacities(svg: string, height: number): (y: number) => number {
  const stops = [...svg.matchAll(/offset="([\d.]+)" stop-color="\S+" stop-opacity="([\d.]+)"/g)];
  const points = stops.map(([, offset, opacity]) => ({
    at: Number(offset) * height,
    opacity: Number(opacity),
  }));
  return (y) => {
    const from = points.findLast(({ at }) => at < y);
    const to = points.find(({ at }) => at >= y);
    if (from === undefined || to === undefined) throw new Error(`No photo at ${y}`);
    return from.opacity + ((to.opacity - from.opacity) * (y - from.at)) / (to.at - from.at);
  };
}

/** The colour of words and their first and last line of points, without the letters of crests. */
function wordsOn(svg: string): { fill: string; top: number; bottom: number }[] {
  const paths = svg
    .replace(/<g [\s\S]*?<\/g>/g, '')
    .matchAll(/<path transform="translate\(\S+ ([\d.]+)\)" fill="(#\w+)" d="([^"]+)"/g);
  return [...paths].map(([, y, fill = '', path = '']) => {
    const numbers = path.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
    const heights = numbers.filter((_, n) => n % 2 === 1).map((value) => Number(y) + Number(value));
    return { fill, top: Math.min(...heights), bottom: Math.max(...heights) };
  });
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const shares = [0.2126, 0.7152, 0.0722];
/** As WCAG measures it. */
const luminance = (colour: number[]): number =>
  colour
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, n) => sum + part * (shares[n] ?? 0), 0);

it.each(drawn)('$of, $shape: words can be read on a white photo', ({ shape, svg }) => {
  const { height } = photoSizes[shape];
  const opacityAt = opacities(svg, height);
  const onPhoto = wordsOn(svg).filter(({ top }) => top < height);
  expect(onPhoto.length).toBeGreaterThanOrEqual(2);
  const contrasts = onPhoto.flatMap(({ fill, top, bottom }) => {
    const below: number[] = [];
    for (let y = top; y <= Math.min(bottom, height); y += 1) {
      const opacity = opacityAt(y);
      const seen = channels(colours.canvas).map((part) => part * opacity + 1 - opacity);
      below.push((luminance(channels(fill)) + 0.05) / (luminance(seen) + 0.05));
    }
    return below;
  });
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
});

it.each(drawn)('$of, $shape: the photo is below the words, and bare in its middle', (one) => {
  const { shape, svg } = one;
  const { height } = photoSizes[shape];
  expect(svg).toContain(`href="data:image/jpeg;base64,${btoa('a photo')}"`);
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<path'));
  expect(opacities(svg, height)(height / 2)).toBeLessThan(0.2);
});

it('a picture without a photo has neither photo nor gradient', () => {
  const [result] = stories;
  const svg = result && storyCard(result, { shape: 'story', language: 'hr', photo: null });
  expect(svg).not.toMatch(/<image|Gradient/);
});

it.each<[string, Partial<SharedMatch>, string | null]>([
  ['is over', {}, '/api/match-photos/a.jpg'],
  ['is abandoned', { status: 'in_progress', outcome: 'abandoned' }, '/api/match-photos/a.jpg'],
  ['goes on', { status: 'in_progress' }, null],
  ['is still to be played', { status: 'scheduled', score: null }, null],
])('the photo of a match that %s', (_, change, shown) => {
  expect(photoIn({ of: 'scorer', match: { ...match, ...change }, player })).toBe(shown);
});

it('an award has no photo', () => {
  const award = { of: 'award', award: 'champion', league: 'Liga 2025/26' } as const;
  expect(photoIn({ ...award, winners: [] })).toBeNull();
});
