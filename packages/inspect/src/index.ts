// A local web interface over exploration runs and flow runs.
export {};
