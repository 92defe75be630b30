import { plurals } from '../plural.ts'
import type { Dictionary } from '../shape.ts'

const plural = plurals('cs')

export const entry: Dictionary['entry'] = {
  signIn: {
    title: 'Přihlášení',
    heading: 'Zpět',
    accent: 'do své komory',
    lead: 'Vaše recepty, jídelníček a seznamy jsou tam, kde jste je nechali.',
    submit: 'Přihlásit se',
    forgot: 'Zapomněli jste heslo?',
    newHere: 'Jste tu poprvé?',
    register: 'Zaregistrovat se',
    or: 'nebo',
    passkey: 'Přihlásit se přístupovým klíčem',
    passkeyWaiting: 'Čekáme na váš klíč…',
    passkeyLeft: 'Přístupový klíč se nepotvrdil. Zkuste to znovu, nebo se přihlaste heslem.',
    provider: (name) => `Pokračovat přes ${name}`,
    demo: 'Vyzkoušet bez registrace',
    demoHint:
      'Zkušební kuchyň zůstane na tomto zařízení dva týdny. Když se vám zalíbí, nic z ní neztratíte.',
    already: (name) => `Už jste tu jako ${name}.`,
    onward: 'Dál',
    preferences: 'Jazyk a vzhled',
  },
  link: {
    title: 'Přihlášení odkazem',
    heading: 'Přihlásit se',
    accent: 'odkazem',
    lead: 'Pošleme vám e-mailem odkaz, který vás pustí bez hesla.',
    sentHint: (email) =>
      `Pokud má ${email} v Komoře účet, do minuty tam bude zpráva s odkazem. Platí hodinu.`,
    enterLead: 'Jedno klepnutí a jste ve své komoře na tomto zařízení.',
    instead: 'Poslat odkaz k přihlášení',
    insteadHint:
      'Zdá se, že někdo hádá heslo k této adrese. Čekat nemusíte: odkaz v e-mailu vás pustí hned.',
    byPassword: 'Přihlásit se heslem',
  },
  register: {
    title: 'Registrace',
    heading: 'Založte si',
    accent: 'vlastní komoru',
    lead: 'Zdarma. E-mail potřebujeme jen k přihlášení a k novému heslu.',
    keeps: 'Všechno, co jste vytvořili ve zkušební kuchyni, vám zůstane.',
    brings:
      'A otevřete to na všech svých zařízeních; můžete vařit společně, zveřejňovat recepty a připojovat asistenty.',
    name: 'Vaše jméno',
    nameHint: 'Tak vás uvidí ostatní na nástěnce a v kuchyni. Změnit ho můžete kdykoli.',
    submit: 'Zaregistrovat se',
    haveAccount: 'Už komoru máte?',
    signIn: 'Přihlásit se',
  },
  reset: {
    title: 'Nové heslo',
    heading: 'Nové',
    accent: 'heslo',
    lead: 'Zadejte svůj e-mail a my vám pošleme odkaz, kde si zvolíte jiné.',
    submit: 'Poslat odkaz',
    sent: 'Podívejte se do e-mailu',
    sentHint: (email) =>
      `Pokud má ${email} v Komoře účet, do minuty tam bude zpráva s odkazem. Platí hodinu.`,
    another: 'Zadat jiný e-mail',
    back: 'Zpět k přihlášení',
    chooseLead: 'Po změně se budete muset znovu přihlásit všude kromě tohoto zařízení.',
    spent: 'Odkaz už neplatí',
    askAgain: 'Požádat o nový odkaz',
  },
  afterReset: {
    title: 'Heslo je uložené',
    heading: 'Nové heslo',
    accent: 'platí',
    first:
      'Dosud nikdo neprokázal, že mu tato adresa patří: komoru si mohl založit i někdo cizí. Proto jsme ukončili všechno, čím se do ní dalo dostat.',
    known: 'Starým heslem už se nikdo nepřihlásí.',
    ended: 'Co jsme ukončili',
    sessions: (count) =>
      count === 0
        ? 'Žádná další přihlášení nebyla'
        : `Ukončeno: ${plural(count, { one: 'přihlášení', other: 'přihlášení' })}`,
    agents: 'Odpojení asistenti',
    passkeys: 'Odebrané přístupové klíče',
    services: 'Odpojené služby',
    people: 'Z kuchyně odešli',
    leftKitchen: 'V této kuchyni už nejste',
    invitations: (count) =>
      `Zrušeno: ${plural(count, { one: 'pozvánka', few: 'pozvánky', many: 'pozvánky', other: 'pozvánek' })}`,
    stays:
      'Recepty, jídelníček a seznamy zůstaly. Podívejte se, jestli jsou vaše: cizí můžete smazat a jméno změnit v nastavení.',
    still: 'Co má pořád přístup',
    stillHint: 'Něco z toho nepoznáváte? Odpojte to.',
    agentSince: (date) => `Asistent, připojen ${date}`,
    passkeySince: (date) => `Přístupový klíč, přidán ${date}`,
    serviceSince: (date) => `Způsob přihlášení, připojen ${date}`,
    keep: 'Nechat',
    end: 'Odpojit',
    submit: 'Hotovo',
    onward: 'K receptům',
    settings: 'Do nastavení',
  },
  verify: {
    title: 'Potvrzení e-mailu',
    heading: 'Potvrdit',
    accent: 'svůj e-mail',
    lead: 'Ještě jedno klepnutí a budeme vědět, že tato adresa je opravdu vaše.',
    submit: 'Tohle je můj e-mail',
    done: 'E-mail je potvrzený',
    doneHint: 'Děkujeme. Když zapomenete heslo, odkaz na nové přijde sem.',
    onward: 'K receptům',
    failed: 'Odkaz nefungoval',
    settings: 'Do nastavení',
    elsewhere: 'Nejdřív se přihlaste',
    elsewhereHint:
      'Adresu potvrzuje ten, kdo komoru založil. Přihlaste se na tomto zařízení a tlačítko bude fungovat.',
    signIn: 'Přihlásit se',
    notMine:
      'Neregistrovali jste se? Někdo zadal vaši adresu. Nedělejte nic, nebo si ji převezměte: nové heslo ukončí všechno, co k ní bylo připojeno.',
    take: 'Převzít adresu',
  },
  join: {
    title: 'Pozvánka do kuchyně',
    heading: 'Vařit',
    accent: 'společně?',
    lead: (name, kitchen) =>
      kitchen === null
        ? `${name} vás zve do své kuchyně.`
        : `${name} vás zve do kuchyně „${kitchen}“.`,
    changes: 'Co se změní',
    shared: 'Jídelníček a nákupní seznamy budou společné.',
    own: 'Hotové recepty uvidí všichni, kdo vaří společně. Vaše mohou měnit, jen když to dovolíte, a koncepty nevidí nikdo.',
    stays: (kitchen) =>
      `Všechno, co je v ${kitchen === null ? 'nynější kuchyni' : `kuchyni „${kitchen}“`}, v ní zůstane: mezi kuchyněmi přejdete v menu.`,
    until: (date) => `Pozvánka platí do ${date}`,
    submit: 'Přidat se',
    decline: 'Teď ne',
    signIn: 'Přihlásit a přidat se',
    register: 'Zaregistrovat se',
    needsAccount: 'Abyste se mohli přidat, potřebujete vlastní komoru.',
    needsRegistration:
      'Zkušební kuchyň se přidat nemůže. Zaregistrujte se a všechno, co jste vytvořili, vám zůstane.',
    gone: 'Pozvánka už neplatí',
    goneHint: 'Už byla použita, zrušena, nebo je příliš stará. Požádejte o novou.',
  },
}
