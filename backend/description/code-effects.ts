import { isRefusalCode, type RefusalCode } from '@kolo/domain';
import ts from 'typescript';
import { DeclarationsUsed } from './declarations-used.js';

/** What a piece of code does, as far as it decides which refusals come of it. */
export interface Effects {
  readonly codes: Set<RefusalCode>;
  /** The functions, methods and constants that it uses. */
  readonly uses: Set<ts.Node>;
  /** The types of the commands and events that it makes. */
  readonly types: Set<string>;
  /** What it does only for commands or events of some types. */
  readonly cases: { readonly types: readonly string[]; readonly effects: Effects }[];
}

const noEffects = (): Effects => ({
  ...{ codes: new Set(), uses: new Set(), types: new Set(), cases: [] },
});

/** Reads the effects of functions and constants, of each once. */
export class CodeEffects {
  private readonly known = new Map<ts.Node, Effects>();
  private readonly checker: ts.TypeChecker;
  private readonly declarations: DeclarationsUsed;

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    this.declarations = new DeclarationsUsed(program);
  }

  of(node: ts.Node): Effects {
    const known = this.known.get(node);
    if (known !== undefined) return known;
    const effects = noEffects();
    this.known.set(node, effects);
    ts.forEachChild(node, (child) => this.add(child, effects));
    return effects;
  }

  private add(node: ts.Node, effects: Effects): void {
    if (ts.isTypeNode(node) || ts.isDecorator(node) || isRedo(node)) return;
    if (this.onlyAsks(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (isMade(node) && isRefusalCode(node.text)) effects.codes.add(node.text);
    } else if (ts.isIdentifier(node)) {
      for (const used of this.declarations.behind(node)) effects.uses.add(used);
    } else {
      for (const type of this.typesMadeBy(node)) effects.types.add(type);
      const types = ts.isSwitchStatement(node) ? this.typesDistinguished(node.expression) : null;
      if (ts.isSwitchStatement(node) && types !== null) this.addCases(node, types, effects);
      else if (ts.isIfStatement(node)) this.addIf(node, effects);
      else ts.forEachChild(node, (child) => this.add(child, effects));
    }
  }

  /** `refusalToUndo(state, id) === null` refuses nothing. */
  private onlyAsks(node: ts.Node): boolean {
    if (!ts.isBinaryExpression(node) || !ts.isCallExpression(node.left)) return false;
    const type = this.checker.getTypeAtLocation(node.left);
    return (
      node.right.kind === ts.SyntaxKind.NullKeyword &&
      type.isUnion() &&
      type.types.some(({ symbol }) => symbol?.name === 'Refusal')
    );
  }

  private addCases(
    { expression, caseBlock: { clauses } }: ts.SwitchStatement,
    all: readonly string[],
    effects: Effects,
  ): void {
    this.add(expression, effects);
    const named = clauses.flatMap(typesOf);
    let types: string[] = [];
    for (const clause of clauses) {
      types.push(
        ...(ts.isDefaultClause(clause)
          ? all.filter((type) => !named.includes(type))
          : typesOf(clause)),
      );
      // An empty case goes on with the next one.
      if (clause.statements.length === 0) continue;
      const inside = noEffects();
      for (const statement of clause.statements) this.add(statement, inside);
      effects.cases.push({ types, effects: inside });
      types = [];
    }
  }

  private addIf(node: ts.IfStatement, effects: Effects): void {
    const { expression: condition, thenStatement, elseStatement } = node;
    const isCase =
      ts.isBinaryExpression(condition) &&
      ts.isStringLiteral(condition.right) &&
      this.typesDistinguished(condition.left) !== null;
    if (!isCase) {
      ts.forEachChild(node, (child) => this.add(child, effects));
      return;
    }
    const inside = noEffects();
    this.add(thenStatement, inside);
    effects.cases.push({ types: [condition.right.text], effects: inside });
    if (elseStatement !== undefined) this.add(elseStatement, effects);
  }

  /** All types of the commands or events that the rules of a match tell apart here. */
  private typesDistinguished(expression: ts.Expression): string[] | null {
    const isRule = /\/domain\/src\/match\//.test(expression.getSourceFile().fileName);
    if (!isRule || !ts.isPropertyAccessExpression(expression) || expression.name.text !== 'type')
      return null;
    return this.textsOf(expression);
  }

  /** A type that is handed on was made elsewhere. */
  private typesMadeBy(node: ts.Node): string[] {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'type')
      return ts.isPropertyAccessExpression(node.initializer) ? [] : this.textsOf(node.initializer);
    if (!ts.isShorthandPropertyAssignment(node) || node.name.text !== 'type') return [];
    const symbol = this.checker.getShorthandAssignmentValueSymbol(node);
    const declaration = symbol?.valueDeclaration;
    return declaration !== undefined && ts.isVariableDeclaration(declaration)
      ? this.textsOf(declaration.name)
      : [];
  }

  /** All that the compiler knows an expression may be. */
  private textsOf(node: ts.Node): string[] {
    const type = this.checker.getTypeAtLocation(node);
    return (type.isUnion() ? type.types : [type]).flatMap((one) =>
      one.isStringLiteral() ? one.value : [],
    );
  }
}

const typesOf = (clause: ts.CaseOrDefaultClause): string[] =>
  ts.isCaseClause(clause) && ts.isStringLiteralLike(clause.expression)
    ? [clause.expression.text]
    : [];

/** What a tablet sends again after an undo; the server itself sends none of it. */
const isRedo = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && node.name.getText() === 'redo';

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** A text that names a property or is compared with makes nothing. */
function isMade(text: ts.StringLiteralLike): boolean {
  const { parent } = text;
  if (ts.isPropertyAssignment(parent)) return parent.name !== text;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent)) return false;
  return !(ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind));
}
