import { expect, test } from 'bun:test'
import { meant } from '../../support/meant.ts'
import { understood } from '../../support/understood.ts'

test('what somebody has none of is no food, and turns down none', () => {
  meant(`
    Nudle mám, mrkev mám, sílu ne. => ; noodles, carrot
    Mám kuře a rýži, nemám nervy => ; chicken, rice
    Яйця є, хліб є, сил нема. Що швидко? => ; egg, bread
    Маємо качку. Яблука теж маємо. Досвіду не маємо. => ; duck, apple
    I've got leeks and bacon but zero patience => ; leek, bacon
    Mám kuře, rýži ne. => rice; chicken
    Курка є, рису нема, часу теж. => rice; chicken
  `)
})

test('what has spoilt, is kept away from, or makes somebody ill is refused', () => {
  meant(`
    Went to bake banana bread and found the butter had gone mouldy. => butter;
    Сметана вже запліснявіла, що спекти => sour-cream;
    Máslo nám zplesnivělo, co s moukou? => butter; wheat-flour
    Brambory nejsou shnilé, co z nich? => ; potato
    Manželovi je po houbách vždycky zle => mushroom;
    we're staying clear of eggs until the tests come back => egg;
    He has been told to stay off cream and bacon => cream, bacon;
  `)
})

test('who would rather have it, or would give anything for it, wants it', () => {
  meant(`
    Dneska bych radši udělala rizoto s hráškem => ; risotto, green-peas
    Játra nikdy v životě, radši třeba kachnu => liver; duck
    Radši bych nejedla houby => mushroom;
    М'яса не їсть, зате за вареники з картоплею душу продасть. => meat; varenyky, potato
    He'd sell his soul for dumplings => ; dumplings
    Za knedlíky by duši prodal => ; bread-dumplings
    Dostali jsme od souseda králíka a chceme ho upéct => ; rabbit
  `)
})

test('a course that is refused is no answer to the food before it', () => {
  meant(`
    The garden gave us courgettes and I need to use them up. Please don't suggest soup, we've had it all week. => ; zucchini
    Courgettes. No soup, we've had it four nights. => ; zucchini
  `)
  expect(understood("No soup, we've had it all week.").unknownExclusions).toEqual([])
})

test('who says once more why it is left out leaves out nothing else', () => {
  meant(`
    шо приготувать з картошки тіки без грибів дочка їх не їсть => mushroom; potato
    діти без макаронів не засинають => ;
  `)
})

test('a kind of groats is wanted without the porridge of it', () => {
  meant(`
    з гречки щось, тільки не кашу => porridge; buckwheat
    З манки щось, крім каші, буває? => porridge; semolina
    oats but not porridge => porridge; rolled-oats
    без каші => porridge, groats;
  `)
})

test('three letters of slang are no sea urchin', () => {
  expect(understood('I never learnt to cook at uni, not even rice').exclude).not.toContain(
    'sea-urchin',
  )
})
