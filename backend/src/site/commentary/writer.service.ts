import { type CommentaryLanguage, type CommentarySource, erasedInside } from '@kolo/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AttemptsService } from './attempts.service.js';
import { LanguageModelService } from './language-model.service.js';
import { promptFor } from './prompt.js';
import { objectionsTo } from './writing/check/check.js';
import { type CommentaryFacts } from './writing/facts.js';
import { writeByTemplate } from './writing/write.js';

export interface Written {
  text: string;
  source: Exclude<CommentarySource, 'editor'>;
}

/** Including the first. */
const tries = 3;
/** Older matches are not worth the model's tokens. */
const newsMs = 3 * 24 * 60 * 60 * 1000;

/** Writes about a match: by the language model where it keeps to the facts, by the templates otherwise. */
@Injectable()
export class WriterService {
  private readonly logger = new Logger('commentary');

  constructor(
    private readonly model: LanguageModelService,
    private readonly attempts: AttemptsService,
  ) {}

  /** @param isRequested by a person, so the match's age does not matter */
  async write(
    found: CommentaryFacts,
    language: CommentaryLanguage,
    isRequested = false,
  ): Promise<Written> {
    const facts = erasedInside(language, found);
    const isNews = Date.parse(facts.matchDate) > Date.now() - newsMs;
    const text = isRequested || isNews ? await this.byModel(facts, language) : null;
    if (text !== null) return { text, source: 'llm' };
    return { text: writeByTemplate(facts, language), source: 'template' };
  }

  private async byModel(
    facts: CommentaryFacts,
    language: CommentaryLanguage,
  ): Promise<string | null> {
    if (!this.model.configured) return null;
    const about = { matchId: facts.matchId, kind: facts.kind, language };
    let last: Parameters<typeof promptFor>[2] = null;
    for (let attempt = 1; attempt <= tries; attempt += 1) {
      const begun = await this.attempts.begin(facts.matchId);
      if (begun === null) {
        this.logger.log(about, 'the budget of the language model is used up');
        return null;
      }
      try {
        const { text, tokens } = await this.model.ask(promptFor(facts, language, last));
        await this.attempts.settle(begun, tokens);
        const objections = objectionsTo(text, facts, language);
        if (objections.length === 0) return text;
        last = { text, objections };
        this.logger.log({ ...about, attempt, objections }, 'a text was refused');
      } catch (error) {
        // The client has retried already.
        const reason = error instanceof Error ? error.message : String(error);
        this.logger.warn({ ...about, reason }, 'the language model did not answer');
        return null;
      }
    }
    return null;
  }
}
