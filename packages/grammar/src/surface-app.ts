// The apps a sentence may be written for; what is accepted depends on it (grammar reference, section 3).

/** App ids that have a sentence grammar. `windows` is `app: {command, window_title}`. */
export type AppId = 'web' | 'sap' | 'vision' | 'windows' | 'calc' | 'notepad' | 'api';

/** Where a sentence stands in a flow. */
export type Position = 'action' | 'assert' | 'condition';
