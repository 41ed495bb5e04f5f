// What the shop sells. Prices are whole cents.
export const products = [
  {
    id: 'sweet-basil',
    name: 'Sweet basil',
    category: 'herbs',
    price: 390,
    note: 'Sun, and a drink every morning',
  },
  { id: 'rosemary', name: 'Rosemary', category: 'herbs', price: 450, note: 'Forgives a week without you' },
  { id: 'garden-mint', name: 'Garden mint', category: 'herbs', price: 340, note: 'Give it a pot of its own' },
  { id: 'red-tulip', name: 'Red tulip', category: 'flowers', price: 520, note: 'Three bulbs, early spring' },
  { id: 'lavender', name: 'Lavender', category: 'flowers', price: 680, note: 'Loved by every bee nearby' },
  { id: 'sunflower', name: 'Sunflower', category: 'flowers', price: 290, note: 'Taller than you by August' },
  {
    id: 'lemon-tree',
    name: 'Lemon tree',
    category: 'trees',
    price: 3450,
    note: 'First fruit in its second year',
  },
  { id: 'olive-tree', name: 'Olive tree', category: 'trees', price: 4200, note: 'Likes wind, dislikes fuss' },
  {
    id: 'watering-can',
    name: 'Watering can',
    category: 'tools',
    price: 1890,
    note: 'Five litres, a fine rose',
  },
];

export const shippingPrices = { standard: 490, express: 990, pickup: 0 };

export const findProduct = (id) => products.find((product) => product.id === id);
