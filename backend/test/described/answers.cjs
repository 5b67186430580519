const { problemOf, readDescription } = require('./descriptions.cjs');

const description = readDescription('openapi');

/** Paths without parameters come first, then those that say more: `{month}.pdf` before `{month}`. */
const paths = Object.entries(description.paths)
  .map(([path, methods]) => ({ path, methods, pattern: patternOf(path) }))
  .sort(
    (one, other) =>
      one.path.split('{').length - other.path.split('{').length ||
      other.path.length - one.path.length,
  );

function patternOf(path) {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

/** The first difference between the answer and its description; null where there is none. */
async function problemWith(method, url, response) {
  const { pathname } = new URL(url);
  const found = paths.find(({ pattern, methods }) => method in methods && pattern.test(pathname));
  if (found === undefined || response.status === 304) return null;
  const status = String(response.status);
  const described = found.methods[method].responses[status];
  if (described === undefined) return 'has a status that is not described';
  const shared = described.$ref?.split('/').slice(1);
  const { content } =
    shared === undefined ? described : description.components.responses[shared[2]];
  if (content === undefined)
    return (await response.clone().text()) === '' ? null : 'has a body that is not described';
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  if (!(type in content)) return `has the media type ${type}, which is not described`;
  if (type !== 'application/json') return null;
  const place = shared ?? ['paths', found.path, method, 'responses', status];
  const schema = [...place, 'content', type, 'schema'];
  const problem = problemOf('openapi', schema, await response.clone().json());
  return problem === null ? null : `is not as described: ${problem}`;
}

/** The same `fetch`, which fails where an answer of the product is not as its description says. */
exports.describedFetch = (fetch) => async (input, options) => {
  const response = await fetch(input, options);
  const request = input instanceof Request ? input : null;
  const method = (options?.method ?? request?.method ?? 'GET').toLowerCase();
  const url = request?.url ?? String(input);
  const problem = await problemWith(method, url, response);
  if (problem === null) return response;
  const body = (await response.text()).slice(0, 2_000);
  throw new Error(`The answer ${response.status} of ${method} ${url} ${problem}\n${body}`);
};
