import { expect, test } from 'vitest'
import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { FIRST_CHOICE, listWrong, quoteQueryOf, readChoice, readTried, valuesOf, writeTried } from './typed-choice.ts'

const CHOICE: MailingChoice = {
  ...{ fleets: ['tanker-fleet'], vesselTypes: ['lng-carrier'], countries: ['PL', 'NO'], agencies: ['a-1'], atMost: 50 },
  ...{ isHideRu: false, isWithEmployers: true, isWithRecent: false, notTo: ['b-2'], language: 'uk', isWithForm: true },
  ...{ documents: ['first-1', 'd2'], residence: 'UA', currency: 'EUR' },
}

test('a choice survives its form, and the address by which it is counted without scripting', () => {
  for (const choice of [CHOICE, FIRST_CHOICE]) {
    expect(readChoice(valuesOf(choice))).toEqual(choice)
    expect(readTried(writeTried(valuesOf(choice)))).toEqual(choice)
  }
  expect(readTried(undefined)).toEqual(FIRST_CHOICE)
})

test('the exclusions are on until they are unticked, and an empty address of a counted form has none', () => {
  expect(FIRST_CHOICE).toMatchObject({ isHideRu: true, isWithEmployers: false, isWithRecent: false })
  expect(readChoice({})).toMatchObject({ isHideRu: false, isWithEmployers: true, isWithRecent: true })
})

test('other agencies are named by the address of their page, each once', () => {
  const others = 'https://gangway.example/uk/crewing/pl/marmara-crew, b-2 /crewing/sg/straits-crew?x=1'
  const values = { ...valuesOf(CHOICE), others }
  expect(readChoice(values).notTo).toEqual(['b-2', 'marmara-crew', 'straits-crew'])
  expect(listWrong(values)).toEqual([])
  expect(readTried(writeTried(values)).notTo).toEqual(['b-2', 'marmara-crew', 'straits-crew'])
})

test('a name instead of an address, a wrong number and no residence are wrong', () => {
  expect(listWrong({ ...valuesOf(CHOICE), others: 'Marmara Crew' })).toEqual(['others'])
  for (const atMost of ['0', '-3', 'ten', '10001'])
    expect(listWrong({ ...valuesOf(CHOICE), atMost })).toEqual(['atMost'])
  expect(listWrong({ ...valuesOf(CHOICE), atMost: '٢٤' })).toEqual([])
  expect(listWrong(valuesOf(FIRST_CHOICE))).toEqual(['residence'])
})

test('nothing is counted while the number is wrong, and language and form are no part of the question', () => {
  expect(quoteQueryOf(readChoice({ ...valuesOf(CHOICE), atMost: 'ten' }))).toBeUndefined()
  const query = quoteQueryOf(CHOICE)
  expect(query).toEqual(quoteQueryOf({ ...CHOICE, language: null, isWithForm: false }))
  expect(query).toMatchObject({ countries: 'PL,NO', atMost: 50, isHideRu: 'false', isWithEmployers: 'true' })
})

test('unknown words of an address are left out, and words are counted once', () => {
  const choice = readTried(
    'fleets=x&vesselTypes=lng-carrier%0Alng-carrier%0Ax&countries=XX&agencies=%3Cb%3E&notTo=A%20B&atMost=x',
  )
  expect(choice).toMatchObject({ fleets: [], vesselTypes: ['lng-carrier'], countries: [], agencies: [], notTo: [] })
  expect(quoteQueryOf(choice)).toBeUndefined()
})

test('more agencies than can be named are wrong, and none of them is left out silently', () => {
  const notTo = Array.from({ length: 101 }, (_, index) => `agency-${index}`)
  const values = valuesOf({ ...CHOICE, notTo })
  expect(readChoice(values).notTo).toHaveLength(101)
  expect(listWrong(values)).toEqual(['notTo'])
  expect(quoteQueryOf({ ...CHOICE, notTo: notTo.map((slug) => slug.padEnd(60, '-x')) })).toBeUndefined()
})
