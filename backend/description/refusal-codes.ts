import type { RefusalCode } from '@kolo/domain';
import type ts from 'typescript';
import { CodeEffects } from './code-effects.js';

/**
 * Finds the codes that functions may refuse with: those in their own code and in all code that they use. Where the
 * rules of a match tell commands or events apart, only the cases count whose types this code makes.
 */
export class RefusalCodes {
  private readonly effects: CodeEffects;

  constructor(program: ts.Program) {
    this.effects = new CodeEffects(program);
  }

  of(functions: readonly ts.Node[]): RefusalCode[] {
    let found = this.reachedFrom(functions, new Set());
    // A case may make what opens another one.
    for (let before = 0; before < found.types.size; ) {
      before = found.types.size;
      found = this.reachedFrom(functions, found.types);
    }
    return [...found.codes].sort();
  }

  private reachedFrom(functions: readonly ts.Node[], made: ReadonlySet<string>) {
    const codes = new Set<RefusalCode>();
    const types = new Set(made);
    const seen = new Set(functions);
    const waiting = functions.map((one) => this.effects.of(one));
    for (let effects = waiting.pop(); effects !== undefined; effects = waiting.pop()) {
      for (const code of effects.codes) codes.add(code);
      for (const type of effects.types) types.add(type);
      for (const { types: some, effects: inside } of effects.cases)
        if (some.some((type) => made.has(type))) waiting.push(inside);
      for (const used of effects.uses)
        if (!seen.has(used)) {
          seen.add(used);
          waiting.push(this.effects.of(used));
        }
    }
    return { codes, types };
  }
}
