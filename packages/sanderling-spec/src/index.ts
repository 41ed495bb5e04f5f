// What the author of an exploration spec imports: extractors, properties, actions, generators, samplers.
export {};
