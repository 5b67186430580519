const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Ajv2020 } = require('ajv/dist/2020.js');
const addFormats = require('ajv-formats');

const file = join(__dirname, '../../../docs/openapi.json');
const description = JSON.parse(readFileSync(file, 'utf8'));
// A worker loads this once, so each schema is compiled once for all its test files.
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats(ajv);
ajv.addSchema(description, 'kolo');

/** Paths without parameters come first. */
const paths = Object.entries(description.paths)
  .map(([path, methods]) => ({ path, methods, pattern: patternOf(path) }))
  .sort((one, other) => one.path.split('{').length - other.path.split('{').length);

function patternOf(path) {
  const parts = path.split(/\{\w+\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[^/]+')}$`);
}

function schemaAt(parts) {
  const pointer = parts
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  return ajv.getSchema(`kolo#/${pointer}`);
}

/** What of the answer is not as described; null where all is. */
async function problemOf(method, url, response) {
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
  const validate = schemaAt([...place, 'content', type, 'schema']);
  return validate(await response.clone().json())
    ? null
    : `is not as described: ${ajv.errorsText(validate.errors, { dataVar: 'answer' })}`;
}

/** The same `fetch`, which fails where an answer of the product is not as its description says. */
exports.describedFetch = (fetch) => async (input, options) => {
  const response = await fetch(input, options);
  const asked = input instanceof Request ? input : null;
  const method = (options?.method ?? asked?.method ?? 'GET').toLowerCase();
  const url = asked?.url ?? String(input);
  const problem = await problemOf(method, url, response);
  if (problem === null) return response;
  const body = (await response.text()).slice(0, 2_000);
  throw new Error(`The answer ${response.status} of ${method} ${url} ${problem}\n${body}`);
};
