const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Ajv2020 } = require('ajv/dist/2020.js');
const addFormats = require('ajv-formats');

// A worker loads this once, so each schema is compiled once for all its test files.
const ajv = new Ajv2020({ strict: false, validateSchema: false });
addFormats(ajv);

/** Reads one of the descriptions in docs/, whose schemas `problemOf` then knows. */
exports.readDescription = (name) => {
  const file = join(__dirname, '../../../docs', `${name}.json`);
  const description = JSON.parse(readFileSync(file, 'utf8'));
  ajv.addSchema(description, name);
  return description;
};

/** How a value differs from the schema at the place in the description; null where it does not. */
exports.problemOf = (name, place, value) => {
  const pointer = place
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/');
  const validate = ajv.getSchema(`${name}#/${pointer}`);
  return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: 'value' });
};
