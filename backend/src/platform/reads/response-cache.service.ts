import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReadyAnswer } from '../common/ready-answer.js';
import { ChangeMarksService } from './change-marks.service.js';
import { Computation } from './computation.js';
import { MarkNames } from './mark-names.js';

/** `settled` and `running` are the marks of the database, `live` is the state of one match on this node. */
export type ValidityName = 'settled' | 'running' | 'live';

/** Null where only the handler can tell. */
export type LiveMark = (request: FastifyRequest) => string | null;

interface Kept {
  mark: string;
  answer: ReadyAnswer;
}

const limits = { max: 5_000, maxSize: 32 * 1024 * 1024 } as const;

/** Whole answers as bytes, by question. They hold as long as their mark is the present one. */
@Injectable()
export class KeptAnswersService {
  private readonly kept = new LRUCache<string, Kept>({
    ...limits,
    sizeCalculation: ({ answer }, question) => answer.size + question.length,
  });
  private readonly computing = new Map<string, Computation>();
  private readonly names = new MarkNames();
  private live: LiveMark = () => null;

  constructor(private readonly marks: ChangeMarksService) {}

  onLive(mark: LiveMark): void {
    this.live = mark;
  }

  async mark(request: FastifyRequest, validity: ValidityName): Promise<string | null> {
    if (validity === 'live') return this.live(request);
    return this.names.of(await this.marks.now(), validity === 'running');
  }

  find(question: string, mark: string): ReadyAnswer | undefined {
    const known = this.kept.get(question);
    return known?.mark === mark ? known.answer : undefined;
  }

  underWay(question: string, mark: string): Computation | undefined {
    const begun = this.computing.get(question);
    return begun?.mark === mark ? begun : undefined;
  }

  begin(question: string, mark: string): Computation {
    const begun = new Computation(mark);
    this.computing.set(question, begun);
    return begun;
  }

  end(question: string, computation: Computation, answer: ReadyAnswer | null): void {
    if (this.computing.get(question) === computation) this.computing.delete(question);
    if (answer !== null) this.kept.set(question, { mark: computation.mark, answer });
    computation.end(answer);
  }
}
