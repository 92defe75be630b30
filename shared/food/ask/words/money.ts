// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** What money is called, by its code. */
export const currencies = wordTable({
  UAH: {
    uk: 'грн гривень гривні гривня гривен гривнями',
    en: 'uah hryvnia hryvnias hryvnya hrn',
  },
  USD: {
    uk: 'долар долари доларів',
    en: 'usd dollar dollars bucks',
    signs: '$',
  },
  EUR: {
    uk: 'євро',
    en: 'eur euro euros',
    signs: '€',
  },
  CZK: {
    uk: 'крон крони',
    en: 'czk crowns',
    cs: 'kč korun koruna',
  },
})

export const pricing = wordTable({
  prices: {
    uk: 'бюджет бюджету бюджетом бюджеті вартість вартістю ціна ціною ціни коштує коштувати дорожче дешевше дешевший витратити вкластися',
    en: 'budget price priced cost costs costing cheaper spend',
  },
  /** Stand before a price and say that it is a limit. */
  limits: {
    uk: 'до за не більше ніж максимум менше дорожче дешевше в у межах щонайбільше коштує вартістю ціною ціна вартість бюджет бюджету бюджетом бюджеті на приблизно близько десь мій наш маю маємо грошей гроші',
    en: 'up to under less than in within max maximum at most no not more below about around for budget of cheaper is my our only costing costs cost spend price a the with',
    signs: '- : = ~ ≈ <',
  },
  /** Between a price and the serving that it is for. */
  between: {
    uk: 'на за з в у по один одну одного одної однієї і кожна кожен кожну кожного',
    en: 'per a for each apiece one the',
    signs: '/',
  },
  servings: {
    uk: 'порці* особ* людин* тарілк* миск* їдця людей душ*',
    en: 'serving servings portion portions person head plate bowl mouth eater',
  },
  /** "under 40 each". */
  apiece: {
    uk: 'кожна кожен кожну кожного',
    en: 'each apiece',
  },
  /** After a price, of what it is for. */
  inAll: {
    uk: 'разом загалом усього всього сумарно',
    en: 'in total altogether overall',
    cs: 'celkem dohromady',
  },
  /** «до 70 грн порція», but «100 грн людей». */
  aServing: {
    uk: 'порція порцію тарілка тарілку',
    en: 'serving portion each bowl plate',
  },
  /** «порція до 60 грн». */
  servingBefore: {
    uk: 'порція порцію порції',
    en: 'serving portion',
  },
})
