// How the shop writes money and days.

export const money = (cents) => `${cents < 0 ? '−' : ''}€${(Math.abs(cents) / 100).toFixed(2)}`;

const daysFor = { standard: 3, express: 1, pickup: 1 };

/** The day an order of today arrives, by the clock of this page. */
export function arrival(shipping = 'standard') {
  const day = new Date();
  day.setDate(day.getDate() + daysFor[shipping]);
  return day.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}
