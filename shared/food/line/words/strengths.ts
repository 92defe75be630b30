/** How fat dairy comes, and how strong vinegar, in per cent: what nobody counts so many of. */
export const strengths: Readonly<Record<string, readonly number[]>> = {
  milk: [2.5, 2.6, 3.2, 3.4, 3.5, 3.6],
  kefir: [2.5, 3.2],
  butter: [72, 72.5, 72.6, 73, 78, 80, 81, 82, 82.5, 82.6, 84],
  'sour-cream': [15, 18, 20, 21, 25, 30],
  cream: [20, 30, 31, 33, 35, 36, 38],
  'cooking-cream': [10, 12, 15, 20],
  cheese: [9],
  'cottage-cheese': [9],
  vinegar: [9],
}
