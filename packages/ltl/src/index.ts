// Temporal properties over what has been observed of a run: formulas, residuals, verdicts.
export {};
