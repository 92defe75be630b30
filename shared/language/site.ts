import type { Language } from './languages.ts'

/** What the server fills into the texts about the service. */
export const siteSentences: Record<
  Language,
  {
    write: string
    noContact: string
    noEndings: string
    reachLocal: string
    reachPublic: string
  }
> = {
  uk: {
    write: 'Пишіть на',
    noContact:
      'Власник ще не вказав адреси. Поки її немає, зверніться до того, хто дав вам посилання на цю Комору.',
    noEndings: 'Нічого: усе, що описано, залишається.',
    reachLocal:
      'Ця Комора відкривається лише на цьому комп’ютері. Тож її бачать програми, встановлені тут, а claude.ai і ChatGPT, які приходять з інтернету, не бачать.',
    reachPublic:
      'Ця Комора має адресу в інтернеті, тож підійдуть і програми на вашому комп’ютері, і ті, що працюють у хмарі.',
  },
  en: {
    write: 'Write to',
    noContact:
      'The operator has not given an address yet. Until then ask whoever sent you the link to this Komora.',
    noEndings: 'Nothing: all that is described stays.',
    reachLocal:
      'This Komora opens on this computer alone. So programs that are installed here can see it, and claude.ai and ChatGPT, which come from the internet, cannot.',
    reachPublic:
      'This Komora has an address on the internet, so programs on your computer will do, and those that work in the cloud.',
  },
  cs: {
    write: 'Pište na',
    noContact:
      'Správce zatím adresu neuvedl. Do té doby se obraťte na toho, kdo vám dal odkaz na tuto Komoru.',
    noEndings: 'Nic: všechno, co je popsáno, zůstává.',
    reachLocal:
      'Tato Komora se otevírá jen na tomto počítači. Vidí ji tedy programy, které jsou tu nainstalované, a claude.ai ani ChatGPT, které přicházejí z internetu, ji nevidí.',
    reachPublic:
      'Tato Komora má adresu na internetu, takže poslouží programům na vašem počítači i těm, které pracují v cloudu.',
  },
}
