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
  'dark-chocolate': [56, 60, 65, 70, 72, 74, 75, 78, 80, 85, 90, 95, 99],
}

/** The same where an amount stands behind the number, so that it can be none itself: «сметана 20 400 г». */
export const strengthsBeside: Readonly<Record<string, readonly number[]>> = {
  ...strengths,
  milk: [0.5, 1.5, 1.8, 2.5, 2.6, 3.2, 3.4, 3.5, 3.6],
  kefir: [0.5, 1.5, 2.5, 3.2],
  'sour-cream': [10, 12, 15, 18, 20, 21, 25, 30, 40],
  cream: [10, 15, 18, 20, 30, 31, 33, 35, 36, 38],
  cheese: [9, 40, 45, 48, 50, 55],
  'hard-cheese': [40, 45, 48, 50, 55],
  'cottage-cheese': [0.2, 5, 9, 15, 18],
}
