// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/**
 * What nobody wants too much of in a dish, and what nobody wants at all. Said with a no they describe what is asked for:
 * «не дуже солодкий пиріг», "nothing too heavy".
 */
export const qualities = wordTable({
  hot: { uk: 'гостре гостра гострий гостру гострого гостро пекуче пекучий пекуча пікантне', en: 'hot spicy fiery', cs: 'pálivé pálivý pálivá pálivého ostré ostrý ostrá ostrého' },
  sweet: { uk: 'солодке солодка солодкий солодку солодкого солодкі солодко', en: 'sweet sugary', cs: 'sladké sladký sladká sladkého sladkou' },
  sharp: { uk: 'солоне солона солоний солону солоного кисле кисла кислий кислу кислого гірке', en: 'salty sour bitter sharp rich strong', cs: 'slané slaný slaná slaného kyselé kyselý kyselá kyselého' },
  heavy: { uk: 'важке важка важкий важку важкого важкої жирне жирна жирний жирну жирного жирної', en: 'heavy greasy fatty stodgy filling', cs: 'těžké těžký těžká těžkého těžkou tučné tučný tučná tučného mastné mastný mastná mastného' },
  dear: { uk: 'дорого дороге дорога дорогий дорогу дорогого дорогої', en: 'expensive pricey dear', cs: 'drahé drahý drahá drahého drahou draho' },
  long: { uk: 'довго довге довга довгий довгого', en: 'long slow lengthy', cs: 'dlouho dlouhé dlouhý dlouhého' },
  /** How much of it would be too much. */
  degree: { uk: 'дуже надто занадто сильно аж', en: 'too very so overly super terribly all that particularly', cs: 'moc příliš prilis' },
  no: { uk: 'не', en: 'not isnt arent wasnt doesnt wont', cs: 'ne' },
  nothing: { uk: 'нічого', en: 'nothing', cs: 'nic' },
})
