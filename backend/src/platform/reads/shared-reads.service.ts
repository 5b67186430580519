import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readyJson } from '../common/ready-json.js';
import { ChangeMarksService } from './change-marks.service.js';
import { MarkNames } from './mark-names.js';

type Shared = object | string;

interface Kept {
  mark: string;
  reading: number;
  answer: Promise<Shared>;
}

const limits = { max: 1_000, maxSize: 16 * 1024 * 1024, maxPending: 500 } as const;

@Injectable()
export class SharedReadsService {
  private readonly kept = new LRUCache<string, Kept & { size: number }>({
    ...{ max: limits.max, maxSize: limits.maxSize },
    sizeCalculation: ({ size }) => size,
  });
  private readonly pending = new LRUCache<string, Kept>({ max: limits.maxPending });

  private readonly names = new MarkNames();

  constructor(private readonly marks: ChangeMarksService) {}

  /** `question` names everything that the answer depends on beside the database and the minute. */
  async answer<T extends Shared>(
    question: string,
    compute: () => Promise<T>,
    { running = false } = {},
  ): Promise<T> {
    const marks = await this.marks.now();
    const mark = this.names.of(marks, running);
    const isGood = (one: Kept | undefined): one is Kept =>
      one !== undefined && (one.mark === mark || one.reading > marks.reading);
    const known = [this.kept.get(question), this.pending.get(question)].find(isGood);
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
