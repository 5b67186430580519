/** @import { IModule } from 'dependency-cruiser' */

const room = /^(backend\/src\/[^/]+\/[^/]+|domain\/src\/[^/]+|frontend\/src\/[^/]+\/[^/]+)\//;
const isTest = /\.spec\.tsx?$|\/testing\//;

/** @param {string} path */
const roomOf = (path) => room.exec(path)?.[1];

/** A folder rule of dependency-cruiser cannot leave out tests. @param {IModule[]} modules */
export function roomPairs(modules) {
  const arrows = new Set(
    modules
      .filter(({ source }) => !isTest.test(source))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${roomOf(source)} ${roomOf(resolved)}`),
      ),
  );
  return [...arrows].filter((arrow) => {
    const [from = '', to = ''] = arrow.split(' ');
    const isPair = from < to && from !== 'undefined' && to !== 'undefined';
    return isPair && arrows.has(`${to} ${from}`);
  });
}
