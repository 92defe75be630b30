import { expect, test } from 'bun:test'
import { understandQuery } from '../../../shared/food/ask/understand.ts'

test('much protein is how a meal is, however it is said or spelled, and no powder', () => {
  for (const text of [
    'high protien brekfast, no meat',
    'loads of protein, lunch',
    'protein-heavy dinner',
    'something packed with protein',
    'bílkovinová večeře',
    'snídaně plná proteinu',
    'vysokoproteinový oběd',
  ]) {
    const { include, occasions } = understandQuery(text)
    expect([text, include, occasions]).toEqual([text, [], ['protein']])
  }
  expect(understandQuery('a protein shake').include).toEqual(['whey-protein'])
  expect(understandQuery('proteinová tyčinka').include).toEqual(['protein-bar'])
})

test('who refuses in Czech what is fat or greasy asks for something light', () => {
  for (const text of [
    'nechci nic tučného, oběd',
    'nic mastnýho k večeři',
    'nesmím tučné, večeře',
    'bez tučného, oběd',
    'nízkotučná večeře',
    'Manžel nesmí nic mastného, co k obědu',
  ]) {
    const { occasions, refused, unknownExclusions } = understandQuery(text)
    expect([text, occasions, refused.occasions, unknownExclusions]).toEqual([
      text,
      ['light'],
      [],
      [],
    ])
  }
  expect(understandQuery('děti nejí nic tučného ani pálivého').exclude).toEqual(['spicy'])
  expect(understandQuery('nechci tučné maso').exclude).toEqual(['meat'])
})
