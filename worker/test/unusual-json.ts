/** Names of properties that JavaScript objects have or that programs look for. Users may choose the same names. */
export const BUILT_IN_PROPERTY_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
  'then',
  'toJSON',
  'length',
  'name',
]

/** Names of built-in properties without `__proto__`, which the API refuses as a JSON key. */
export const ALLOWED_BUILT_IN_PROPERTY_NAMES = BUILT_IN_PROPERTY_NAMES.filter((name) => name !== '__proto__')

const BUILT_IN_NAMES_AS_JSON = BUILT_IN_PROPERTY_NAMES.map((name) => `"${name}"`)

/** Unusual JSON values that test how the API checks its fields, by kind. */
export const UNUSUAL_JSON_VALUES = [
  ['null', 'true'],
  ['-1', '0', '1.5', '1e999', '9007199254740993'],
  ['""', '" "', '"\\u2028"', '"\\u202e"'],
  ['"\\u0000"', '"a\\u0000b"', '"\\ud800"', '"\\udc00\\ud800"'],
  ['"javascript:alert(1)"', '"\' OR 1=1 --"'],
  ['[]', '[null]', '[[[[1]]]]', '{}'],
  ['{"__proto__":{"accessLevel":5}}', '{"constructor":{"prototype":1}}'],
  [`"${'x'.repeat(30_000)}"`, `[${Array.from({ length: 500 }, () => '{}').join(',')}]`],
  BUILT_IN_NAMES_AS_JSON,
  [
    JSON.stringify(BUILT_IN_PROPERTY_NAMES),
    JSON.stringify(Object.fromEntries(ALLOWED_BUILT_IN_PROPERTY_NAMES.map((name) => [name, name]))),
  ],
]
