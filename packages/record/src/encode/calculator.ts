// The calculator's keys by element id, with the names the program gives them.

/** Element id to accessible name. */
export const calculatorLabels: ReadonlyMap<string, string> = new Map([
  ...['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'].map(
    (name, digit): [string, string] => [`num${digit}Button`, name],
  ),
  ['decimalSeparatorButton', 'Decimal separator'],
  ['plusButton', 'Plus'],
  ['minusButton', 'Minus'],
  ['multiplyButton', 'Multiply by'],
  ['divideButton', 'Divide by'],
  ['equalButton', 'Equals'],
  ['clearButton', 'Clear'],
]);
