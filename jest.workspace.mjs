// Every package's tests in one process pool with one summary.
export default { projects: ['<rootDir>/packages/*'], coverageProvider: 'v8' };
