// biome-ignore-all format: a table of lines

/** What of those sets is still read otherwise than it was meant: the text, and how that hand meant it. */
export const stillOtherwise: Readonly<Record<string, string>> = {
  'мускатний горіх — на кінчику ножа': '1 tip of a knife, which is a note here',
  '1 bay leaf, 3 thyme sprigs and 5 peppercorns tied in muslin': '1 - bay-leaf + 3 sprig thyme + 5 - peppercorns',
  '250 g jáhel, spařených vroucí vodou': '250 g millet',
  '3 (2-inch) strips orange zest': '3 strip orange-zest',
  '2 blades mace': '2 blade mace',
  '1 wheel Camembert': '1 wheel camembert',
  'молоко та вода порівну – 0,5 л': '0.25 l milk + 0.25 l water',
}
