// Values that may be any YAML: request bodies, answers of mocks, results of tools.

/**
 * A value of any kind, as JSON knows them. A whole number outside ±(2^53 − 1) is a bigint, so that no digit is lost.
 */
export type YamlValue =
  string | number | bigint | boolean | null | readonly YamlValue[] | { readonly [key: string]: YamlValue };
