import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

/** Who is here, and how long a trial of theirs lasts: what stands around every page. */
export const person: Dictionary['person'] = {
  menu: {
    title: (name) => `Nabídka: ${name}`,
    trial: 'Zkušební kuchyň',
    kitchens: 'Vaše kuchyně',
    here: 'jste tady',
    page: 'Moje stránka',
    signOut: 'Odhlásit se',
    leaveTrial: 'Odejít bez uložení',
    register: 'Zaregistrovat se',
  },
  demo: {
    label: 'Zkušební kuchyň',
    text: (date) => `Zkušební kuchyň: všechno zůstane v tomto zařízení do ${date}.`,
    action: 'Zaregistrovat se a uložit',
    begun: 'Tohle je vaše zkušební kuchyň: všechno zůstane v tomto zařízení dva týdny.',
    invitation:
      'Začněte bez registrace: jídelníček, seznamy a recepty zůstanou v tomto zařízení dva týdny. Když se zaregistrujete, budou vaše napořád.',
    start: 'Začít',
    left: (left) => {
      const parts = [
        left.recipes > 0 &&
          plural(left.recipes, {
            one: 'recept',
            few: 'recepty',
            many: 'receptu',
            other: 'receptů',
          }),
        left.planned > 0 &&
          `${plural(left.planned, { one: 'jídlo', few: 'jídla', many: 'jídla', other: 'jídel' })} v jídelníčku`,
        left.lines > 0 &&
          `${plural(left.lines, { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' })} na seznamu`,
        left.likes > 0 &&
          plural(left.likes, {
            one: 'srdíčko',
            few: 'srdíčka',
            many: 'srdíčka',
            other: 'srdíček',
          }),
      ].filter((part) => part !== false)
      return `Ve zkušební kuchyni zůstává: ${parts.join(', ')}. Vzít to s sebou?`
    },
    bring: 'Vzít s sebou',
    leave: 'Ne, smazat',
    agents: 'Asistenti se připojují k vlastní komoře, tahle je zkušební.',
  },
  joined: (kitchen) =>
    kitchen === null ? 'Teď vaříte společně' : `Teď jste v kuchyni „${kitchen}“`,
}
