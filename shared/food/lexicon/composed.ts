/**
 * What composed foods ordinarily hold beside what is an allergen: «ids: what each may hold», kinds below them
 * included. Who refuses garlic is not safe with a curry paste, though no law makes its label print it large.
 */
const table = `
  curry-paste indian-curry-paste: garlic onion ginger cilantro cumin
  tikka-masala-sauce enchilada-sauce mole-sauce adobo-sauce adobo-seasoning harissa zhug: garlic onion
  chipotle-paste chipotle-adobo salsa salsa-verde bbq-sauce steak-sauce brown-sauce worcestershire: garlic onion
  ketchup banana-ketchup tomato-sauce pasta-sauce pizza-sauce krasnodar-sauce gravy gravy-powder: garlic onion
  satsebeli tkemali chermoula romesco muhammara char-siu-sauce hoisin stir-fry-sauce xo-sauce: garlic
  black-bean-sauce doubanjiang gochujang chili-paste chili-sauce sweet-chili-sauce sambal: garlic
  teriyaki nuoc-cham peanut-sauce pesto caesar-dressing green-goddess hummus baba-ganoush: garlic
  tzatziki raita italian-dressing peri-peri-sauce tonkatsu-sauce guacamole ranch-dressing: garlic onion
  tartar-sauce remoulade: onion pickled-cucumber
  thousand-island salad-dressing blue-cheese-dressing sweet-sour-sauce maggi vegan-pesto: garlic onion
  bouillon-cube vegetable-bouillon dry-soup: garlic onion carrot
  sausage vegan-sausage vegan-frankfurter vegan-boiled-sausage: garlic onion black-pepper
  pate vegan-pate beef-pate duck-pate lamb-pate rabbit-pate turkey-pate: garlic onion
  cutlets-frozen vegan-cutlets-frozen falafel pelmeni vegan-pelmeni filled-dumplings ready-meal: garlic onion
  kimchi: garlic onion ginger
  vegetable-caviar lecho kholodets schnitzel-ready shashlik-ready pickled-cucumber: garlic onion
  curry-powder: garlic onion
  taco-seasoning cajun-seasoning jerk-seasoning blackening-seasoning ranch-seasoning italian-dressing-mix: garlic onion
  chicken-seasoning meat-seasoning shashlik-seasoning goulash-seasoning potato-seasoning soup-seasoning salad-seasoning fish-seasoning vegeta: garlic onion
  montreal-steak everything-bagel bbq-rub sazon tajin onion-soup-mix au-jus-mix korean-carrot-seasoning: garlic onion
  seasoned-breadcrumbs flavoured-chips doritos: garlic onion
`

const held = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [ids = '', holding = ''] = row.split(':')
      return ids
        .trim()
        .split(/\s+/)
        .map((id) => [id, holding.trim().split(/\s+/)] as const)
    }),
)

export function composedOf(id: string): readonly string[] {
  return held.get(id) ?? []
}

/** For whoever checks that all of them are known. */
export const composed: ReadonlyMap<string, readonly string[]> = held
