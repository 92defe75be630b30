import { expect, test } from 'bun:test'
import { genitiveCs } from '../../../shared/language/genitive.cs.ts'
import { allergenName, dietName, facetName, refusedName } from '../../../shared/language/search.ts'

const said = `
mléko mléka | maso masa | mouka mouky | cibule cibule | česnek česneku | sýr sýra | vejce vajec | houby hub | ořechy ořechů
lepek lepku | sója sóji | losos lososa | kuře kuřete | rajče rajčete | játra jater | rýže rýže | sůl soli | mrkev mrkve
arašídy arašídů | korýši korýšů | uzené uzeného | cukr cukru | pepř pepře | koření koření | máslo másla | tofu tofu
`
  .trim()
  .split(/[|\n]/)
  .map((pair) => pair.trim().split(' '))

test('names of foods stand in the Czech genitive after „bez“', () => {
  for (const [name = '', genitive] of said)
    expect(`${name} ${genitiveCs(name)}`).toBe(`${name} ${genitive}`)
})

test('words around the noun agree with it, and what hangs on it stays', () => {
  const names = {
    'hladká mouka': 'hladké mouky',
    'kuřecí stehna': 'kuřecích stehen',
    'hovězí maso': 'hovězího masa',
    'mořské plody': 'mořských plodů',
    'mléčné výrobky': 'mléčných výrobků',
    'ryby a mořské plody': 'ryb a mořských plodů',
    'prášek do pečiva': 'prášku do pečiva',
    'basmati rýže': 'basmati rýže',
    'mozzarella sýr': 'mozzarella sýra',
  }
  for (const [name, genitive] of Object.entries(names)) expect(genitiveCs(name)).toBe(genitive)
})

test('what is refused is said in the case of each language, and everything has a Czech name', () => {
  expect(refusedName('mléko', 'cs')).toBe('mléka')
  expect(refusedName('milk', 'en')).toBe('milk')
  expect(refusedName(allergenName('nuts', 'cs'), 'cs')).toBe('ořechů')
  expect(dietName('gluten-free', 'cs')).toBe('bezlepkové')
  expect(facetName('courses', 'soup', 'cs')).toBe('polévka')
})
