// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** How a question bends the numbers of the one before it. */
export const comparatives = wordTable({
  faster: {
    uk: 'швидше скоріше швидший швидша швидші',
    en: 'faster quicker sooner speedier',
  },
  slower: {
    uk: 'довше повільніше',
    en: 'longer slower',
  },
  cheaper: {
    uk: 'дешевше дешевший дешева дешевші економніше бюджетніше',
    en: 'cheaper thriftier',
  },
  dearer: {
    uk: 'дорожче дорожчий дорожчі',
    en: 'pricier dearer fancier',
  },
  more: {
    uk: 'більше подвій подвоїти подвоїмо удвічі вдвічі',
    en: 'double twice bigger',
  },
  /** «більше порцій», "double it"; «більше овочів» asks for vegetables. */
  ofPortions: {
    uk: 'порці* людей* осіб* гостей* їдц* більше*',
    en: 'it* that* portion* serving* people* guests* the*',
  },
})
