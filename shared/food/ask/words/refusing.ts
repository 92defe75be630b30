// biome-ignore-all format: a table of words
import { wordTable } from '../../text/word-table.ts'

export const refusing = wordTable({
  /** Open a refusal whose objects follow: «без», "without". */
  opening: {
    uk: `
      видали видаліть видалити видаляй без бес окрім крім ні ни ані жодних жодного жодної жодне жоден ніяких ніякого ніякої мінус виключи виключити виключаючи виключно-без прибери прибрати забери уникаю уникати
      уникаємо уникає уникайте ненавиджу ненавидить ненавидять ненавидимо замість проти нема немає нету закінчився закінчилась закінчилася закінчилось закінчилося закінчилися закінчились
      бракує відмовився відмовилась відмовилися бе безо фу бридота гидота виняток винятки обмеження вийняток
    `,
    ru: `
      ненавижу нельзя низя нізя нет кроме исключить исключая убери уберите избегаю избегаем вместо против
    `,
    en: `
      barring delete deleting without no not w/o minus except excluding exclude excludes avoid avoiding avoids hate hates hating dislike dislikes dont doesnt didnt cant cannot wont never
      neither nor nothing sans skip skipping omit omitting none lacking against isnt arent instead banned forbidden prohibited ditch ditching zero detest detests despise despises loathe
      loathes quit nope shouldnt wouldnt couldnt havent hasnt hadnt wasnt werent mustnt non hold holding remove removing nix lose absent devoid refuse refuses refused refusing unless yuck yuk ew
      eww gross ban bans banning restriction restrictions forget forgetting scrap axe
    `,
  },
  /** The same, in all their forms. */
  stems: {
    uk: `
      виключ* уник* унік* ненавид* прибер* прибир* викин* викид* закінч* скінч* випльов* виплюв* позбав* бридит* гидк* дістав дістал* задовба* приїл* алергі* аллергі* заборон*
      протипоказан* відмовл* відмови* обмина* омина* остогид* обрид* набрид* гиду* викресл* забран*
    `,
  },
  /** Of these, what is refused may stand before: «цибулю ненавиджу». */
  verbal: {
    uk: `
      уник* ненави* виключ* закінч* скінч* викин* викид* прибер* прибир* викресл* випльов* виплюв* фу гидот* бридот* дістав* дістал* задовба* приїл* бридк* гидк* заборон* протипоказан*
      остогид* обрид* набрид* відмовл* відмови* обмина* омина* нема*
    `,
    en: `
      no nope yuck* ew* gross* dont* doesnt* didnt* cant* cannot* hate* avoid* dislike* never* wont*
    `,
  },
  /** What they refuse makes ill. */
  allergy: {
    uk: `
      алергія алергію алергії алергик аллергия аллергія аллергію алергени алергенів реакція реакцію реакції алергік алергічний алергічна алергічні алергією непереносимість
      непереносимості непереносимістю
    `,
    en: `
      allergic allergy allergies allergens reaction react reacts intolerant intolerance sensitive sensitivity
    `,
  },
  /** Between «не» and what is refused: «не їсть», «не можна», "don't eat". */
  verbs: {
    uk: `
      усякої усякого усяких усілякої всякої всякого всяких всілякої всіляких якоїсь якогось якихось отієї отого отих тієї того тих цієї цього цих вашої вашого ваших твоєї твого твоїх
      їхньої клятої клятого триклятої чортової сраної довбаної проклятої дурної бісової дозволено дозволив дозволила дозволяє зовсім взагалі ніколи давно категорично принципово поки їм
      їсть їдять їмо їсте їв їла їли їж люблю любить любимо люблять любиш хочу хоче хочемо хочуть треба потрібно можна можу може можемо можуть додавай додавати додавайте клади класти
      кладіть використовуй використовувати використовую містить містити містило має маю маємо мають мати вживаю вживає вживаємо вживають пропонуй пропонувати бажано бажаю повинно повинен
      повинна було бути буде є сприймає перетравлює подобається подобаються споживаю споживає смакує смакують терплю терпить переносить переношу переносимо там тут мені нам йому їй
      пропонуйте пропонуєте готуй готуйте давай давайте став ставте радь радьте показуй показуйте шукай шукайте нічого ніякого дуже надто занадто щоб бодай навіть заходить заходять
      підходить підходять йде йдуть іде ідуть піде підуть лізе лізуть варіант витрачати витратити витрачаю гаяти клала клав клали кладу кладемо хотілося хотілось хотіла хотів хотіли
      додавала додавав додаю
    `,
    ru: `
      ест едим едят могу может можем могут можно нужно надо хочется любит любят любим нравится нравятся нравиться добавляй добавляйте добавлять кладите класть употребляю употребляем
      использовать используй предлагай предлагайте переносит переваривает перевариваю перевариваєм
    `,
    en: `
      eat eats eating like likes want wants need needs have has having add include includes contain contains containing use uses using do does stand stands any the a an some too very
      much really even be to put give me us care for tolerate enjoy with consume drink it s t of fond fan into get got allowed ever made big huge great longer spend spending waste
      wasting
    `,
  },
  /** «від молока болить живіт»: how it makes feel. */
  ill: {
    uk: `
      нудить тошнить верне пучить здуває роздуває висипає обсипає крутить болить погано зле печія алергія живіт шлунок бурчить свербить висип кропивниця сверблячка
    `,
  },
})
