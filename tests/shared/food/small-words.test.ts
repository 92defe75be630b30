import { expect, test } from 'bun:test'
import { findFood } from '../../../shared/food/names/match.ts'

/** Words of any sentence; at first sight seventeen of them were foods: «але» aioli, «коли» cola, "past" pasta. */
const words = `
  таки вже ще лише тільки навіть може буде була було треба варто мабуть певно отже отак якщо коли поки доки після перед
  через крім окрім замість біля коло поруч разом окремо зовсім взагалі трохи дуже занадто надто майже просто знов але
  завжди ніколи інколи часто рідко цей ця це ці цього цьому той та те ті мій моя моє мої твій наш наша наші ваш свій сам
  сама самі весь вся все всі кожен інший інша інші хтось щось ніхто ніщо нічого ніде нема немає маю має мав мала мали
  можу може можемо хочу хоче хочемо роблю робити дай дайте візьми клади постав день дня дні ночі ранку вечора тиждень
  місяць рік роки час часу година хвилин пора пору стіл столу дім дому дома хата двір люди людей дитина діти мама тато
  син сина сину синові донька брат сестра друг сусід гості чоловік дружина робота школа свято сім сімох життя житті жити
  якій якою боронь переїла кіло легко легкий
  the and for with from that this have will would could should about there their them then than when what which while
  where who why how can cannot does did done been being because before after again also always any both but each either
  else enough ever every few first get give goes going gone good had has her here him his home house into its just keep
  last least less let like long look made make many may maybe might more most much must near need never next none nor
  not nothing now off often once one only other our out over own part past people per place plan please put quite rather
  really right same say see seem several shall since some something soon still such sure take tell thank thing think
  though through till time today together too toward try under until upon use very want was way week well went were
  work year yet you your hungry fridge pantry party apply sadly handle search
  такий такому такого таких такими бренд бренду будень буденний будка мерка мерки пісок піску канал серіал радіатор
  черепаха фіалка крилатка мухомор увертюра солома поліно постер касир колба роток маршал трофей експрес стануть
  голка болото болотний сомик скоком фара таця писок перон апарат судник спальник пальник мазок
  brand brands brave cave caves shade shady sag saga versus radiator radiators manure gusset douche poster posters
  martian fingering convoy oracle confer roman poor canal comet rudder kayaks twinkle wrinkle tinkle dab turtle
  leden pramen písek straka radiátor morče váleček bolení ušní pustina taverna patina poster písku balonek brunet
  granit versus zit
`

test('small words of a sentence are no food, whatever they sound like', () => {
  const taken = words
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word) => (findFood(word) === undefined ? [] : `${word}: ${findFood(word)}`))
  expect(taken).toEqual([])
})
