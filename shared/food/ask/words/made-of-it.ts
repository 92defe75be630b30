// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

/** How somebody asks what is to be made of what was named before. */
export const madeOfIt = wordTable({
  asks: {
    uk: 'що шо чого як куди яку який яке які порадьте порадь підкажіть підкажи придумайте посоветуйте треба хочу щось шось можна',
    en: 'what how which any recipe recipes ideas suggestions something anything help need want',
    cs: 'what how co jak kam neco něco something poraďte poradte want which jaký jaké jakou',
  },
  /** What is done to a food to make something of it; "do" and «робити» are done about a rash as well. */
  making: {
    uk: `
      приготувати готувати зготувати зварити варити спекти пекти посмажити смажити тушкувати потушкувати запекти зліпити
      закрутити засолити замаринувати врятувати подати зварю спечу приготую варити приготуєте зварите
    `,
    en: 'save serve make cook bake prepare fry roast pickle preserve',
    cs: 'zachránit podávat uvařit uvarit vařit varit upéct upect péct připravit pripravit usmažit usmazit cook make bake',
  },
  /** Something was eaten, and what is told behind it is what came of it. */
  after: {
    uk: 'щойно коли як якщо бачить нюхає даю дам',
    en: 'when whenever if once since because sees smells',
    cs: 'jakmile když kdyz when',
  },
  /** Before a food the same; «від учора» is since when. */
  fromFood: { uk: 'від після через', en: 'from after', cs: 'od po kvůli kvuli after' },
  /** Of it, and not with it: something is made of it, whatever verb is there or none. */
  ofIt: { uk: 'нього неї них цього цієї', cs: 'něj nej něho neho nich' },
  whereto: { uk: 'куди', cs: 'kam' },
  something: { uk: 'щось шось страву рецепт рецепти', en: 'something recipe recipes dish', cs: 'něco neco something recipe' },
  from: { uk: 'з із зі', en: 'with of from out', cs: 's se z ze' },
  it: {
    uk: 'нього неї них ним нею ними цього цим цієї цією того тим цих цими',
    en: 'it them this these that those',
    cs: 'tím tim ním nim ní ni nimi toho něj nej nich',
  },
  /** It was bought, given, caught or grown, or stands there. */
  gotten: {
    uk: `
      купив купила купили взяв взяла дістав дістала дістався дісталася дісталось привіз привезла привезли приніс принесла принесли
      винесла виніс наловив наловили зловив спіймав вродив вродила вродило вродили виріс виросла виросло виросли виліз
      вилізла назбирав назбирала назбирали нарвала нарвав накопали викопав викопала викопали подарували подарувала подарував підігнали підкинули
      притяг притягла притягнув є маю маємо мали лежить лежать стоїть стоять лишився лишилась лишилось лишилося лишились залишився залишилась
      залишилось залишилося взяти урожай мішок відро ящик кіло кілограм
    `,
    en: 'bought got have ive weve shot caught picked grew dug brought swapped left inherited won theres',
    cs: 'stay koupil koupila koupili dal dala dali přines přinesl přinesla přivez přivezl přivezla have mám máme zbyl zbyla zbylo zbyly narostl narostla vyrostla vyrostl urodil urodila urodilo ulovil nasbíral nasbírala leží',
  },
  /** One, and nothing feminine; and how many of a thing end. */
  him: { uk: 'ним нього', cs: 'ním něj něho' },
  many: { uk: '*и *і *ї' },
  useUp: { uk: 'використати спожити', en: 'up', cs: 'spotřebovat zpracovat' },
})
