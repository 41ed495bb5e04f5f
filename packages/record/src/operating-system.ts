// The machine's system in the words of a trace.

/** `linux`, `macos` or `windows`. */
export function operatingSystem(platform: NodeJS.Platform = process.platform): string {
  if (platform === 'darwin') return 'macos';
  return platform === 'win32' ? 'windows' : 'linux';
}
