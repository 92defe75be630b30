import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

/** What every form of the application says: its fields, and what does not fit. */
export const form: Dictionary['form'] = {
  needsScripts:
    'Skripty jsou vypnuté, takže většina tlačítek tu nebude fungovat. Zapněte je v prohlížeči a načtěte stránku znovu.',
  chooseSubmit: 'Uložit heslo',
  fields: {
    email: 'E-mail',
    password: 'Heslo',
    newPassword: 'Nové heslo',
    show: 'Ukázat heslo',
    hide: 'Skrýt heslo',
  },
  strength: {
    rule: 'Aspoň 10 znaků. Nejlepší je několik náhodných slov.',
    short: (missing) =>
      `Ještě ${plural(missing, { one: 'znak', few: 'znaky', many: 'znaku', other: 'znaků' })}.`,
    repeated: 'Příliš jednotvárné: takové se hádá jako první.',
    fair: 'Ujde. Ještě slovo či dvě a bude mnohem pevnější.',
    good: 'Dobré. Hlavně ho nepoužívejte nikde jinde.',
  },
  errors: {
    emailMissing: 'Zadejte e-mail.',
    emailOdd: 'V e-mailu je asi překlep. Má vypadat jako olena@example.org.',
    passwordMissing: 'Zadejte heslo.',
    passwordShort: 'Heslo musí mít aspoň 10 znaků.',
    nameMissing: 'Napište, jak se jmenujete.',
    input: 'Něco není vyplněné správně. Zkontrolujte pole a zkuste to znovu.',
    often: 'Příliš mnoho pokusů za sebou. Počkejte několik minut.',
    unreachable: 'Se serverem se nepodařilo spojit. Co jste napsali, tu zůstalo; zkuste to znovu.',
  },
}
