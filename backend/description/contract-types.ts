import { join } from 'node:path';
import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  SchemaGenerator,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import type { Schema, Schemas } from './schema.js';

const root = join(__dirname, '../..');
const contract = join(root, 'domain/src/index.ts');

/** The library names whatever has no name of its own. */
const unnamed = 'Unnamed';

/** The types of our sources as schemas. */
export class ContractTypes {
  /** The named types that were asked for, and those that they are made of. */
  readonly schemas: Schemas = {};
  readonly program: ts.Program;
  private readonly generator: SchemaGenerator;

  constructor(files: readonly string[]) {
    this.program = programOf([contract, ...files]);
    const config = { ...DEFAULT_CONFIG, type: unnamed, skipTypeCheck: true, encodeRefs: false };
    const parser = createParser(this.program, config);
    this.generator = new SchemaGenerator(this.program, parser, createFormatter(config), config);
  }

  /** A reference where the node names a type that the contract exports. */
  schemaOf(node: ts.Node): Schema {
    const made = this.generator.createSchemaFromNodes([node]);
    const text = JSON.stringify(made).replaceAll('#/definitions/', '#/components/schemas/');
    const { $ref, definitions = {} }: { $ref: string; definitions?: Schemas } = JSON.parse(
      text.replace(
        /("#\/components\/schemas\/|")(\w+<[^"]*>)(?=")/g,
        (_, before, name) => before + plain(name),
      ),
    );
    const { [unnamed]: whole, ...named } = definitions;
    Object.assign(this.schemas, named);
    return whole ?? { $ref };
  }

  source(file: string): ts.SourceFile {
    const source = this.program.getSourceFile(file);
    if (source === undefined) throw new Error(`${file} was not read`);
    return source;
  }

  /** `LocalStrategy.validate` */
  method(name: string): ts.MethodDeclaration {
    const [className, methodName] = name.split('.');
    for (const { statements } of this.program.getSourceFiles())
      for (const statement of statements)
        if (ts.isClassDeclaration(statement) && statement.name?.text === className)
          for (const member of statement.members)
            if (ts.isMethodDeclaration(member) && member.name.getText() === methodName)
              return member;
    throw new Error(`There is no method ${name}`);
  }

  /** The declaration that the contract exports under this name. */
  declaration(name: string): ts.Declaration {
    const checker = this.program.getTypeChecker();
    const module = checker.getSymbolAtLocation(this.source(contract));
    const symbol = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (symbol === undefined) throw new Error(`The contract has no ${name}`);
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const [declaration] = (isAlias ? checker.getAliasedSymbol(symbol) : symbol).declarations ?? [];
    if (declaration === undefined) throw new Error(`${name} is not declared`);
    return declaration;
  }
}

/** `BySide<(number[]|null)>` → `BySide-number-null` */
const plain = (name: string): string =>
  name.replaceAll('[]', '-list').replace(/\W+/g, '-').replace(/-$/, '');

/** Only our own sources are resolved: no type of an answer comes from a package. */
function programOf(files: readonly string[]): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    experimentalDecorators: true,
    paths: { '@kolo/domain': [contract] },
  };
  const host = ts.createCompilerHost(options);
  host.resolveModuleNameLiterals = (literals, file) =>
    literals.map(({ text }) =>
      text.startsWith('.') || text === '@kolo/domain'
        ? ts.resolveModuleName(
            text,
            file,
            options,
            host,
            undefined,
            undefined,
            ts.ModuleKind.ESNext,
          )
        : { resolvedModule: undefined },
    );
  return ts.createProgram(files, options, host);
}
