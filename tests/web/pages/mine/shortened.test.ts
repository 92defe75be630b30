import { expect, test } from 'bun:test'
import { shortened } from '../../../../web/pages/mine/versions/shortened.ts'

test('of a long text that was changed what differs is shown, with a few words around it', () => {
  const text = (what: string) =>
    `Наріжте цибулю, обсмажте її до золотого і додайте ${what}, потім накрийте і тушкуйте на малому вогні`
  expect(shortened(text('моркву'), text('терту моркву'))).toEqual({
    from: '… золотого і додайте моркву, потім накрийте …',
    to: '… золотого і додайте терту моркву, потім накрийте …',
  })
  expect(shortened('Зваріть буряк.', 'Спечіть буряк.')).toEqual({
    from: 'Зваріть буряк.',
    to: 'Спечіть буряк.',
  })
  expect(shortened('сіль', 'сіль за смаком')).toEqual({ from: 'сіль', to: 'сіль за смаком' })
  expect(shortened('дуже дуже', 'дуже').from).toBe('дуже дуже')
})
