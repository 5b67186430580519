import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readyJson } from '../common/ready-json.js';
import { type ChangeMarks, ChangeMarksService } from './change-marks.service.js';

type Shared = object | string;

interface Kept {
  mark: string;
  reading: number;
  answer: Promise<Shared>;
}

/** Answers to visitors hold a few thousand characters; a season's table and feeds are some hundred of them. */
const limits = { max: 1_000, maxSize: 16 * 1024 * 1024, maxPending: 500 } as const;

const minuteMs = 60_000;

/**
 * What pages show, computed once for everybody who asks while nothing has changed. Whoever asks after a change
 * sees it, also one that another node made.
 */
@Injectable()
export class SharedReadsService {
  private readonly kept = new LRUCache<string, Kept & { size: number }>({
    ...{ max: limits.max, maxSize: limits.maxSize },
    sizeCalculation: ({ size }) => size,
  });
  private readonly pending = new LRUCache<string, Kept>({ max: limits.maxPending });

  constructor(private readonly marks: ChangeMarksService) {}

  /**
   * The answer to a question, which nobody may change.
   * @param question everything that the answer depends on beside the database and the minute of the day
   * @param compute asks the database; what it throws is not kept
   * @param running whether it also tells of matches that are being played
   */
  async answer<T extends Shared>(
    question: string,
    compute: () => Promise<T>,
    { running = false } = {},
  ): Promise<T> {
    const marks = await this.marks.now();
    const mark = markOf(marks, running);
    const isGood = (one: Kept | undefined): one is Kept =>
      one !== undefined && (one.mark === mark || one.reading > marks.reading);
    const known = [this.kept.get(question), this.pending.get(question)].find(isGood);
    // A question has one kind of answer: its name begins with the place that asks it.
    if (known !== undefined) return known.answer as Promise<T>;
    const answer = compute();
    const begun: Kept = { mark, reading: marks.reading, answer };
    this.pending.set(question, begun);
    try {
      this.keep(question, begun, await answer);
    } finally {
      if (this.pending.peek(question) === begun) this.pending.delete(question);
    }
    return answer;
  }

  private keep(question: string, begun: Kept, answer: Shared): void {
    const text = typeof answer === 'string' ? answer : readyJson(answer);
    const known = this.kept.peek(question);
    if (known !== undefined && known.reading > begun.reading) return;
    this.kept.set(question, { ...begun, size: question.length + text.length });
  }
}

/** Kick-offs and the ends of seasons are whole minutes: what they change is seen when the minute begins. */
function markOf({ settled, running }: ChangeMarks, withRunning: boolean): string {
  const minute = Math.floor(Date.now() / minuteMs);
  return withRunning ? `${minute}|${settled}|${running}` : `${minute}|${settled}`;
}
