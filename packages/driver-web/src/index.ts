/// <reference types="node" preserve="true" />
/// <reference lib="esnext.disposable" preserve="true" />
// Public API of the web surface.
export { findBrowser, type FindBrowserOptions } from './browser/find-browser.ts';
export { WebBrowser, type WebBrowserOptions } from './browser/web-browser.ts';
export { webCapabilities } from './capabilities.ts';
export { browserInstallCommand } from './errors.ts';
export { WebSurface, type WebSurfaceOptions } from './web-surface.ts';
