// What a native list shows of its options.

/** A list of which only the chosen option is drawn. */
export function isClosedList(select: HTMLSelectElement): boolean {
  return !select.multiple && select.size <= 1;
}

export function chosenText(select: HTMLSelectElement): string {
  return Array.from(select.selectedOptions, (option) => option.text).join(', ');
}
