import type { Dictionary } from '../shape.ts'

/** Who may change a recipe, and what its versions say. */
export const together: Dictionary['mine']['together'] = {
  title: 'Společně v kuchyni',
  let: 'Kuchyně může upravovat',
  letHint:
    'Všichni, kdo s vámi v této kuchyni vaří, budou moci recept měnit a uvidí jeho dřívější verze. Zveřejnit ho, smazat a sdílet můžete jen vy.',
  allowed: 'Recept teď může upravovat celá kuchyně',
  closed: 'Recept teď upravujete jen vy',
  theirs: (author) => `Tento recept může upravovat celá kuchyně. Autor: ${author}.`,
  versions: 'Verze',
  changedBy: (name) => `Poslední změny: ${name}`,
  behind: 'Recept se ve vaší kuchyni změnil. Na nástěnce je takový, jak jste ho ukázali.',
  behindTheirs: 'Na nástěnce je recept zatím takový, jak ho ukázal autor.',
  update: 'Aktualizovat na nástěnce',
  updated: 'Recept na nástěnce je aktuální',
}

export const history: Dictionary['mine']['history'] = {
  title: 'Verze receptu',
  of: (title) => `Verze: ${title}`,
  kept: (most, minutes) =>
    `Ukládáme posledních ${most} verzí. Změny jednoho člověka s přestávkami do ${minutes} min jsou jedna verze.`,
  empty: 'Tento recept ještě nikdo nezměnil',
  emptyHint: 'Až ho někdo změní, uvidíte tady kdo, kdy a co.',
  closed: 'Verze tohoto receptu nevidíte',
  closedHint: 'Vidí je autor a ti, komu dovolil recept upravovat.',
  toRecipe: 'K receptu',
  now: 'nyní',
  you: 'Vy',
  nobody: 'Někdo, jehož účet byl smazán',
  fromFile: (name) => `${name} (podle souboru)`,
  oldest: 'Nejstarší text, který si pamatujeme',
  small: 'Drobné změny',
  show: 'Ukázat',
  showThat: (when) => `Ukázat verzi: ${when}`,
  that: (when) => `Verze: ${when}`,
  takeBack: 'Vrátit tuto verzi',
  isBack: 'Recept je zase takový, jaký byl',
  tookBack: (when) => `Vrácena verze: ${when}`,
  change: (change) => {
    switch (change.what) {
      case 'title':
        return `Název: bylo „${change.from}“, nyní „${change.to}“`
      case 'servings':
        return `Porce: bylo ${change.from}, nyní ${change.to}`
      case 'prep':
      case 'cook':
      case 'rest':
        return `${times[change.what]}: bylo ${minutes(change.from)}, nyní ${minutes(change.to)}`
      case 'lineChanged':
        return `Bylo „${change.from}“, nyní „${change.to}“`
      case 'stepChanged':
        return `Krok: bylo „${change.from}“, nyní „${change.to}“`
      default:
        return 'text' in change ? `${said[change.what]}: ${change.text}` : whole[change.what]
    }
  },
}

const minutes = (value: number | null) => (value === null ? 'neuvedeno' : `${value} min`)
const times = { prep: 'Příprava', cook: 'Vaření', rest: 'Čekání' }
const said = {
  lineAdded: 'Přidáno',
  lineRemoved: 'Odebráno',
  stepAdded: 'Nový krok',
  stepRemoved: 'Odebraný krok',
  tagAdded: 'Nový štítek',
  tagRemoved: 'Odebraný štítek',
}
const whole = {
  linesMoved: 'Suroviny jsou v jiném pořadí',
  stepsMoved: 'Kroky jsou v jiném pořadí',
  stepTimes: 'Změněny časy v krocích',
  description: 'Změněn popis',
  notes: 'Změněny poznámky',
  photos: 'Změněny fotky',
  source: 'Změněn zdroj',
  yield: 'Změněno, kolik toho bude',
  equipment: 'Změněno, co je potřeba',
  video: 'Změněno video',
}
