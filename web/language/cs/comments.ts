import { plurals } from '../plural.ts'
import type { Parts } from '../shape.ts'

const plural = plurals('cs')

export const comments: Parts['comments'] = {
  title: 'Komentáře',
  count: (count) =>
    plural(count, { one: 'komentář', few: 'komentáře', many: 'komentáře', other: 'komentářů' }),
  cookedBy: (count) => `uvařeno ${count}×`,
  none: 'Zatím nikdo nic nenapsal. Až to uvaříte, povězte, jak se to povedlo.',
  label: 'Váš komentář',
  placeholder: 'Jak se to povedlo, co jste změnili, co je dobré vědět',
  cooked: 'Podle tohoto receptu už jsme vařili',
  cookedTag: 'Uvařeno',
  addPhoto: 'Přidat fotku',
  removePhoto: 'Odebrat fotku',
  photoOf: (name) => `Fotka jídla, autor ${name}`,
  sendingPhoto: 'Posíláme fotku…',
  photoFailed: 'Fotka se neodeslala. Zkuste to znovu.',
  send: 'Odeslat',
  signIn: 'Přihlaste se a napište komentář',
  register: 'K psaní komentářů je potřeba účet: jména vidí všichni.',
  edited: 'upraveno',
  edit: 'Upravit',
  save: 'Uložit',
  remove: 'Odebrat',
  removed: 'Komentář odebrán',
  report: 'Nahlásit',
  reportTitle: 'Co je na tomto komentáři špatně?',
  more: 'Ukázat starší',
}
