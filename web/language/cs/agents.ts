import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'
import { waitingProposals } from './common.ts'

const plural = plurals('cs')
const lines = (count: number) =>
  plural(count, { one: 'řádek', few: 'řádky', many: 'řádku', other: 'řádků' })
const dishes = (count: number) =>
  plural(count, { one: 'jídlo', few: 'jídla', many: 'jídla', other: 'jídel' })
/** «ze 3 jídel»: after „z“. */
const dishesOf = (count: number) => plural(count, { one: 'jídla', other: 'jídel' })
const linesOf = (count: number) => plural(count, { one: 'řádku', other: 'řádků' })
const times = (count: number) => `${count}×`
/** „z 5“, „ze 3“: before the numerals that are hard to say after „z“. */
const of = (count: number) => (/^(?:[3467]|1[0-9]|20|[3467]\d)$/.test(String(count)) ? 'ze' : 'z')

export const agents: Dictionary['agents'] = {
  unverified: 'název neověřen',
  hidden: (code) => `skrytý znak ${code}`,
  copy: 'Kopírovat',
  copied: 'Adresa zkopírována',
  scopes: {
    'service.read': {
      name: 'Vidět vaše recepty a jídelníček',
      hint: 'Jídla, suroviny, postup; co, kdy, pro kolik lidí a s kým vaříte. Hledat na nástěnce a mezi výrobky vašeho obchodu.',
    },
    'service.drafts': {
      name: 'Navrhovat recepty',
      hint: 'Každý se dostane mezi vaše koncepty, až když ho potvrdíte.',
    },
    'service.plan': {
      name: 'Navrhovat jídla do jídelníčku',
      hint: 'O tom, co a kdy se vaří, rozhodujete vy.',
    },
    'service.shopping-list': {
      name: 'Vidět seznamy a navrhovat řádky',
      hint: 'Co je ještě potřeba koupit. Každý řádek můžete vynechat, než budete souhlasit.',
    },
  },

  consent: {
    title: 'Povolení pro asistenta',
    heading: 'Pustit asistenta',
    accent: 'do své kuchyně?',
    asks: 'Žádá program, který si říká',
    published: (host) => `Jeho popis je na ${host}`,
    returns: 'Odpověď dostane',
    returnsHere: 'program na tomto počítači',
    returnsApp: 'aplikace na tomto zařízení',
    returnsWeb: 'web na internetu',
    check: 'Nepřipojujete teď žádného asistenta, nebo adresu neznáte? Nepovolujte to.',
    account: 'Jste přihlášeni jako',
    otherAccount: 'Použít jiný účet',
    may: 'Bude moci',
    always: 'jen tohle',
    before: 'už povoleno',
    takenAway: 'povolení bude odebráno',
    never: 'Nikdy nebude moci',
    nevers: {
      secretly: 'něco potají změnit: co nepovolíte, to se nestane',
      buying: 'naplnit košík, objednat ani zaplatit',
      privacy: 'vidět váš e-mail, heslo ani adresu',
    },
    revocable: 'Povolení můžete kdykoli odvolat v části „Asistenti“.',
    deny: 'Nepovolit',
    allow: 'Povolit',
    allowSome: 'Povolit vybrané',
    nothing: 'Nechte zapnuté aspoň jedno oprávnění, nebo přístup nepovolte vůbec.',
    allowed: 'Povoleno',
    denied: 'Nepovoleno',
    leaving: (host) => `Vracíme vás: ${host}. Pokud se nic neotevře, stiskněte tlačítko.`,
    leavingApp:
      'Vracíme vás do aplikace. Pokud se neotevře, stiskněte tlačítko; potom můžete tuto stránku zavřít.',
    onward: 'Zpět k asistentovi',
    gone: 'Tato žádost už neplatí',
    goneHint:
      'Platí čtvrt hodiny, jen jednou a jen pro toho, kdo ji otevřel. Vraťte se k programu a připojte ho znovu.',
  },

  connections: {
    lead: 'Programy, kterým jste dovolili vidět kuchyni a navrhovat změny. Rozhodujete vždy vy.',
    connectedAt: (date) => `připojeno ${date}`,
    may: 'Co smí',
    firstUsed: 'Poprvé použito',
    lastUsed: 'Naposledy použito',
    notUsed: 'zatím ne',
    see: 'Prohlédnout',
    activity: 'Co dělal v poslední době',
    noActivity: 'Zatím nic.',
    calls: times,
    refused: (count) => `${times(count)} odmítnuto`,
    tools: {
      service_list_my_recipes: 'Procházel recepty',
      service_get_my_recipe: 'Četl recept',
      service_list_plan: 'Díval se do jídelníčku',
      service_search_public_recipes: 'Hledal na nástěnce',
      service_search_store_products: 'Hledal v obchodě',
      service_propose_recipe_draft: 'Navrhl recept',
      service_propose_plan_entry: 'Navrhl jídlo do jídelníčku',
      service_propose_shopping_list: 'Navrhl řádky na seznam',
    },
    otherTool: 'Zkoušel něco jiného',
    auto: 'Bez ptaní',
    autoHint:
      'Co je zapnuté, provede se hned, jakmile o to asistent požádá; co udělal, uvidíte mezi návrhy. Odvolání přístupu vypne všechno.',
    autoKinds: {
      recipe_draft: 'Ukládat koncepty receptů',
      plan_entry: 'Přidávat jídla do jídelníčku',
      shopping_list: 'Připisovat na nákupní seznam',
    },
    autoOn: (what) => `Odteď bez ptaní: ${what.toLowerCase()}`,
    autoOff: (what) => `Znovu s vaším souhlasem: ${what.toLowerCase()}`,
    revoke: 'Odvolat přístup',
    revokeOf: (name) => `Odvolat přístup: ${name}`,
    revokeTitle: (name) => `Odvolat přístup pro „${name}“?`,
    revokeHint:
      'Přístup skončí okamžitě a vrátit ho nejde: asistent by musel požádat znovu. Co zatím udělal, zůstane.',
    revokeWaiting: (count) => `${waitingProposals(count)}; odvoláním to také skončí.`,
    keep: 'Nechat',
    revoked: (name) => `„${name}“ už nemá přístup`,
    empty: 'Zatím žádný asistent',
    emptyHint:
      'Program s umělou inteligencí, který umí MCP, může číst vaše recepty a navrhovat změny. Připojte ten svůj.',
    connect: 'Připojit asistenta',
    connectHint:
      'Přidejte tuto adresu do svého programu jako server MCP. Otevře se tu stránka, kde rozhodnete, co smí.',
    address: 'Adresa pro asistenta',
    programs: 'Kroky pro Claude, ChatGPT, Cursor a další programy',
    developers: 'Jak to funguje: pro vývojáře',
    proposals: 'Návrhy',
  },

  proposals: {
    lead: 'O co vaši asistenti žádají. Dokud nebudete souhlasit, nic se nezmění.',
    waiting: 'Čekají na vás',
    decided: 'Rozhodnuté',
    more: 'Ukázat další',
    empty: 'Nikdo o nic nežádá',
    emptyHint: 'Až bude chtít asistent něco změnit, jeho žádost se objeví tady.',
    toConnections: 'Asistenti',
    kinds: {
      recipe_draft: 'Koncept receptu',
      plan_entry: 'Do jídelníčku',
      shopping_list: 'Řádky na seznam',
    },
    currentList: 'Hlavní seznam',
    until: (date) => `čeká do ${date}`,
    from: (name) => `od „${name}“`,
    statuses: {
      needs_user_confirmation: 'čeká',
      applied: 'hotovo',
      rejected: 'odmítnuto',
      expired: 'vypršel',
      withdrawn: 'neplatí',
    },
    automatic: 'bez ptaní',
  },

  proposal: {
    all: 'Všechny návrhy',
    asked: (date) => `Žádost ${date}`,
    allowed: 'co smí',
    heading: {
      recipe_draft: 'Chce uložit',
      plan_entry: 'Chce naplánovat',
      shopping_list: 'Chce připsat',
    },
    accent: {
      recipe_draft: 'koncept receptu',
      plan_entry: { breakfast: 'snídani', lunch: 'oběd', dinner: 'večeři', snack: 'svačinu' },
      plan_entries: dishes,
      shopping_list: 'na nákupní seznam',
    },
    gist: 'Co přesně se změní',
    was: 'O co žádal',
    did: 'Co se udělalo',
    add: 'Přidat.',
    draft: 'Nový recept mezi vašimi koncepty. Na nástěnce se neobjeví.',
    slots: { breakfast: 'snídaně', lunch: 'oběd', dinner: 'večeře', snack: 'svačina' },
    name: 'Název jídla',
    date: 'Den',
    slot: 'Kdy',
    note: 'Poznámka',
    servings: 'Pro kolik lidí',
    sameDay: 'Ten den už je v jídelníčku',
    sameDayNone: 'nic',
    adjust: 'Můžete upravit',
    prep: 'Příprava',
    cook: 'Vaření',
    tags: 'Štítky',
    source: 'Zdroj',
    ingredients: 'Suroviny',
    ingredientsHint: 'Odškrtněte, co nechcete.',
    steps: 'Postup',
    list: (name) => `Na seznam „${name}“`,
    newList: 'Na hlavní seznam kuchyně',
    linesKept: (kept, all) => `Vybráno ${kept} ${of(all)} ${linesOf(all)}`,
    dishesHint: 'Odškrtněte, co vařit nebudete.',
    dishesKept: (kept, all) => `Vybráno ${kept} ${of(all)} ${dishesOf(all)}`,
    saves: 'recept z nástěnky; kopie se uloží k vašim',
    dishGone: 'Tento recept už tu není, jídlo se proto nepřidá.',
    tickAll: 'Vybrat vše',
    parsed: 'Rozumíme tomu takto:',
    unknown: 'potravinu neznáme',
    safe: (date) => `Dokud to nepotvrdíte, nic se nezmění. Platí do ${date}.`,
    nothing: 'Vyberte aspoň jeden řádek, nebo návrh odmítněte.',
    nothingToPlan: 'Vyberte aspoň jedno jídlo, nebo návrh odmítněte.',
    reject: 'Odmítnout',
    reconsider: 'Rozmyslet si to',
    confirm: {
      recipe_draft: 'Uložit koncept',
      plan_entry: 'Přidat do jídelníčku',
      plan_entries: (count) => `Přidat ${dishes(count)}`,
      shopping_list: (count) => `Připsat ${lines(count)}`,
    },
    changed: 'Mezitím se něco změnilo',
    changedHint: 'Zatím se nic neprovedlo. Podívejte se a potvrďte to znovu.',
    changedTitle: 'Název receptu',
    changedRecipe: 'Recept byl upraven, název má stejný.',
    changedList: 'Seznam',
    changedNow: 'Návrh teď vypadá tak, jak je níže.',
    gone: 'V této podobě už to nejde',
    outcomes: {
      applied: 'Hotovo',
      rejected: 'Tento návrh jste odmítli',
      expired: 'Návrh vypršel',
      withdrawn: 'Návrh už neplatí',
    },
    outcomeHints: {
      applied: (date) => `Potvrdili jste ho ${date}.`,
      automatic: (date) => `Provedlo se bez ptaní ${date}, jak jste dovolili.`,
      rejected: (date) => `${date}. Nic se nezměnilo.`,
      expired: 'Čekal týden. Nic se nezměnilo; asistent může požádat znovu.',
      withdrawn: 'Asistent už nemá přístup. Nic se nezměnilo.',
    },
    open: {
      recipe: 'Otevřít recept',
      plan_entry: 'Otevřít jídelníček',
      shopping_list: 'Otevřít seznam',
    },
    missing: 'Takový návrh neexistuje',
    missingHint: 'Možná patří k jinému účtu, nebo byl už dávno smazán.',
  },
}
