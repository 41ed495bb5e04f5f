// What benches share: medians, and the machine's load beside every figure.
import { cpus, loadavg } from 'node:os';

/** Middle value of a list of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Says how busy the machine is: figures of a busy one are ratios at best. */
export function printLoad() {
  console.log(`node ${process.versions.node}, ${cpus().length} cores, load ${loadavg()[0].toFixed(2)}`);
}
