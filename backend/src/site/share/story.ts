import { type AwardKind, type BySide, isToBePlayed } from '@kolo/domain';
import type { SharedMatch } from './share-subject.js';

export const storyShapes = ['story', 'square'] as const;
export type StoryShape = (typeof storyShapes)[number];

export const storySizes: Record<StoryShape, { width: number; height: number }> = {
  story: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
};

export const matchStories = ['result', 'scorer', 'mvp'] as const;

/** What one picture for a phone's story shows. */
export type Story =
  | { of: 'result'; match: SharedMatch; scorers: BySide<StoryPlayer[]> }
  | { of: 'scorer' | 'mvp'; match: SharedMatch; player: StoryPlayer }
  | { of: 'award'; award: AwardKind; league: string; winners: StoryWinner[] };

/** By the name that public pages show. */
export interface StoryPlayer {
  id: number;
  name: string;
  team: string;
  goals: number;
}

export interface StoryWinner {
  name: string;
  team: string | null;
}

/** What the stories of a match are made of. */
export interface MatchPeople {
  scorers: BySide<StoryPlayer[]>;
  mvp: StoryPlayer | null;
}

export interface ShapedStory {
  story: Story;
  shape: StoryShape;
}

/** The path of the photo above its words: like the match's page, of no match that is still to be played. */
export function photoIn(story: Story): string | null {
  if (story.of === 'award') return null;
  return isToBePlayed(story.match) ? null : (story.match.photo ?? null);
}
