// Every package's tests, and those of what crosses packages, in one process pool with one summary.
export default {
  projects: ['<rootDir>/packages/*', '<rootDir>/conformance', '<rootDir>/examples'],
  coverageProvider: 'v8',
};
