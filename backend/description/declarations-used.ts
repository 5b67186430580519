import ts from 'typescript';

/** Finds the code of our own that runs where a name is used. */
export class DeclarationsUsed {
  private readonly checker: ts.TypeChecker;
  /** By the interface. */
  private readonly classes = new Map<ts.Symbol, ts.ClassDeclaration[]>();

  constructor(program: ts.Program) {
    this.checker = program.getTypeChecker();
    for (const source of program.getSourceFiles())
      for (const statement of source.statements)
        if (ts.isClassDeclaration(statement)) this.noteInterfaces(statement);
  }

  behind(name: ts.Identifier): ts.Node[] {
    const { parent } = name;
    // `{ add }` names the function as its value.
    const symbol = ts.isShorthandPropertyAssignment(parent)
      ? this.checker.getShorthandAssignmentValueSymbol(parent)
      : this.symbolOf(name);
    return (symbol?.declarations ?? []).flatMap((declaration) => {
      if (declaration === parent) return [];
      if (ts.isClassDeclaration(declaration))
        return ts.isNewExpression(parent) ? constructionOf(declaration) : [];
      if (ts.isMethodSignature(declaration)) return this.implementationsOf(declaration);
      return doesSomething(declaration) ? [declaration] : [];
    });
  }

  private noteInterfaces(declaration: ts.ClassDeclaration): void {
    for (const { types } of declaration.heritageClauses ?? [])
      for (const { expression } of types) {
        const symbol = this.symbolOf(expression);
        if (symbol !== undefined)
          this.classes.set(symbol, [...(this.classes.get(symbol) ?? []), declaration]);
      }
  }

  private implementationsOf({ name, parent }: ts.MethodSignature): ts.Node[] {
    const symbol = ts.isInterfaceDeclaration(parent) ? this.symbolOf(parent.name) : undefined;
    const classes = (symbol && this.classes.get(symbol)) ?? [];
    return classes.flatMap(({ members }) =>
      members.filter((member) => member.name?.getText() === name.getText()),
    );
  }

  private symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = this.checker.getSymbolAtLocation(node);
    const isAlias = symbol !== undefined && (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    return isAlias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }
}

const constructionOf = ({ members }: ts.ClassDeclaration): ts.Node[] =>
  members.filter(
    (member) => ts.isConstructorDeclaration(member) || ts.isPropertyDeclaration(member),
  );

const doesSomething = (declaration: ts.Declaration): boolean =>
  ts.isFunctionDeclaration(declaration) ||
  ts.isMethodDeclaration(declaration) ||
  ts.isAccessor(declaration) ||
  ts.isVariableDeclaration(declaration) ||
  ts.isPropertyDeclaration(declaration) ||
  ts.isPropertyAssignment(declaration);
