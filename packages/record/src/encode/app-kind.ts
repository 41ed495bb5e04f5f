// How each app's targets are written into a trace.
import type { AppId } from '@flowproof/grammar';
import type { Selector } from '@flowproof/trace-format';

/** Provenance of what an app's screen shows. */
export function provenanceOf(app: AppId): Selector['provenance'] {
  switch (app) {
    case 'web':
      return 'web';
    case 'sap':
      return 'sap-com';
    case 'vision':
      return 'vision';
    case 'api':
      return 'api';
    case 'windows':
    case 'calc':
    case 'notepad':
      return 'uia';
  }
}
