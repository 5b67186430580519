import { build, type InlineConfig } from 'vite';

/** Source → the modules that are loaded with it, after what nobody uses has been left out. */
export type PageModules<Source extends string> = Record<Source, ReadonlySet<string>>;

/** Builds once without writing, to learn what each page needs before anything is shown. */
export async function modulesOf<const Source extends string>(
  config: InlineConfig,
  sources: readonly Source[],
): Promise<PageModules<Source>> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: {
      ...config.build,
      write: false,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        // Without sharing between lazy pages every chunk would hold what only one of them needs.
        output: {
          codeSplitting: { groups: [{ name: 'part', tags: ['$initial'], entriesAware: true }] },
        },
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('The build has no output');
  const chunks = new Map(
    output.output.flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  );
  const modulesFrom = (source: Source): Set<string> => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const visit = (name: string): void => {
      const chunk = chunks.get(name);
      if (chunk === undefined || seen.has(name)) return;
      seen.add(name);
      for (const module of chunk.moduleIds) found.add(module);
      chunk.imports.forEach(visit);
    };
    for (const [name, { moduleIds }] of chunks)
      if (moduleIds.some((id) => id.endsWith(source))) visit(name);
    return found;
  };
  const modules: Partial<Record<Source, ReadonlySet<string>>> = {};
  for (const source of sources) modules[source] = modulesFrom(source);
  return modules as PageModules<Source>;
}
