// What Chevrotain needs of lodash, in plain JavaScript: put in its place when the grammar is bundled. The real one
// is a third of the bundle and a third of the time until the first sentence is read.

const isList = (value) => Array.isArray(value) || typeof value === 'string';
const entries = (value) =>
  value == null
    ? []
    : isList(value)
      ? Array.from(value).map((each, index) => [index, each])
      : Object.entries(value);

/** lodash's shorthands: a function, a property name, or properties to match. */
function iteratee(given) {
  if (typeof given === 'function') return given;
  if (typeof given === 'string') return (value) => value?.[given];
  if (given === undefined || given === null) return identity;
  return (value) => Object.entries(given).every(([key, each]) => value?.[key] === each);
}

export function forEach(collection, action) {
  for (const [key, value] of entries(collection)) if (action(value, key, collection) === false) break;
  return collection;
}
export const map = (collection, given) => {
  const each = iteratee(given);
  return entries(collection).map(([key, value]) => each(value, key, collection));
};
export const filter = (collection, given) => {
  const test = iteratee(given);
  return entries(collection)
    .filter(([key, value]) => test(value, key, collection))
    .map(([, value]) => value);
};
export const reject = (collection, given) => {
  const test = iteratee(given);
  return filter(collection, (...args) => !test(...args));
};
export const find = (collection, given) => {
  const test = iteratee(given);
  return entries(collection).find(([key, value]) => test(value, key, collection))?.[1];
};
export const every = (collection, given) => {
  const test = iteratee(given);
  return entries(collection).every(([key, value]) => test(value, key, collection));
};
export const some = (collection, given) => {
  const test = iteratee(given);
  return entries(collection).some(([key, value]) => test(value, key, collection));
};
export const reduce = (collection, combine, start) =>
  entries(collection).reduce((sum, [key, value]) => combine(sum, value, key, collection), start);
export const flatMap = (collection, given) => map(collection, given).flat();
export const groupBy = (collection, given) => {
  const each = iteratee(given);
  const groups = {};
  for (const [, value] of entries(collection)) (groups[each(value)] ??= []).push(value);
  return groups;
};
export const includes = (collection, value) =>
  typeof collection === 'string' ? collection.includes(value) : values(collection).includes(value);

export const keys = (value) => Object.keys(value ?? {});
export const values = (value) => entries(value).map(([, each]) => each);
export const has = (value, key) => value != null && Object.hasOwn(value, key);
export const assign = Object.assign;
export const pickBy = (value, given) => {
  const test = iteratee(given);
  return Object.fromEntries(Object.entries(value).filter(([key, each]) => test(each, key)));
};
export function defaults(target, ...sources) {
  const result = Object(target);
  for (const source of sources) {
    for (const key of Object.keys(source ?? {})) if (result[key] === undefined) result[key] = source[key];
  }
  return result;
}
export function clone(value) {
  if (Array.isArray(value)) return value.slice();
  if (value === null || typeof value !== 'object') return value;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

export const compact = (list) => list.filter(Boolean);
export const flatten = (list) => (list ?? []).flat();
export const uniq = (list) => [...new Set(list)];
export const difference = (list, ...others) => {
  const without = new Set(others.flat());
  return list.filter((value) => !without.has(value));
};
export const drop = (list, count = 1) => list.slice(count);
export const dropRight = (list, count = 1) => list.slice(0, Math.max(0, list.length - count));
export const first = (list) => list?.[0];
export const last = (list) => list?.[list.length - 1];
export const indexOf = (list, value) => list.indexOf(value);

export const isArray = Array.isArray;
export const isEmpty = (value) => entries(value).length === 0;
export const isFunction = (value) => typeof value === 'function';
export const isObject = (value) =>
  value !== null && (typeof value === 'object' || typeof value === 'function');
export const isRegExp = (value) => value instanceof RegExp;
export const isString = (value) => typeof value === 'string';
export const isUndefined = (value) => value === undefined;
export function identity(value) {
  return value;
}
export function noop() {}
export const upperFirst = (text) => text.charAt(0).toUpperCase() + text.slice(1);
