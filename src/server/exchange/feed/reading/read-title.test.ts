import { beforeAll, expect, it } from 'vitest'
import type { QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import { getQueryLookup } from '#src/server/work/vacancy-search/query-words.ts'
import { readRank, readVesselClass, readVesselType, splitTitle } from './read-title.ts'

let lookup: QueryLookup

beforeAll(async () => {
  lookup = await getQueryLookup()
})

const read = (title: string, language = 'en', fields: { rank?: string; vessel?: string } = {}) => {
  const vocabulary = { lookup, language }
  const parts = splitTitle(title, vocabulary)
  const [rank, vessel] = [readRank(parts, fields.rank, vocabulary), readVesselType(parts, fields.vessel, vocabulary)]
  return ['found' in rank ? rank.found.slug : rank.problem, 'found' in vessel ? vessel.found.slug : vessel.problem]
}

it.each([
  ['Barge Pilot for Cable lay vessel', 'pilot', 'cable-layer'],
  ['Third Engineer for Oil/chemical tanker', 'third-engineer', 'oil-chemical-tanker'],
  ['Steward  (-ess) for Cable lay vessel', 'steward', 'cable-layer'],
  ['Master for LNG', 'master', 'lng-carrier'],
  ['Chief Mate for Container Ship ', 'chief-officer', 'container-ship'],
  ['2/E – VLCC', 'second-engineer', 'crude-oil-tanker'],
  ['C/O, LPG carrier, VLGC', 'chief-officer', 'lpg-carrier'],
  ['URGENT! 3rd Eng on bulker (Supramax)', 'third-engineer', 'bulk-carrier'],
  ['Bulk carrier Panamax: Bosun', 'bosun', 'bulk-carrier'],
  ['Provision Master for cruise ship', 'provision-master', 'cruise-ship'],
  ['AB/Cook for tug', 'ab-cook', 'tug'],
  ['Deck officer of the watch for ro-ro vessel', 'third-officer', 'ro-ro'],
])('%s', (title, rank, vessel) => {
  expect(read(title)).toEqual([rank, vessel])
})

it.each([
  ['ru', 'Старший механик на балкер', 'chief-engineer', 'bulk-carrier'],
  ['uk', 'Другий механік на контейнеровоз', 'second-engineer', 'container-ship'],
  ['es', 'Capitán para buque tanque quimiquero', 'master', 'chemical-tanker'],
  ['de', 'Vollmatrose für Schlepper', 'able-seaman', 'tug'],
  ['zh', '大副 散货船', 'chief-officer', 'bulk-carrier'],
])('%s: %s', (language, title, rank, vessel) => {
  expect(read(title, language)).toEqual([rank, vessel])
})

it.each([
  ['Rock star wanted', 'unknown', 'unknown'],
  ['Chief Officer / Second Engineer for PSV', 'several', 'psv'],
  ['Pumpman for Tanker', 'pumpman', 'several'],
  ['Cook for yacht or ferry', 'cook', 'several'],
])('%s is not clear', (title, rank, vessel) => {
  expect(read(title)).toEqual([rank, vessel])
})

it('fields of their own help where the title does not', () => {
  expect(read('Join us', 'en', { rank: 'Bosun', vessel: 'AHTS' })).toEqual(['bosun', 'ahts'])
  expect(read('Pumpman for Tanker', 'en', { vessel: 'Chemical tanker' })).toEqual(['pumpman', 'chemical-tanker'])
})

it('a size class is one of the type', () => {
  const vocabulary = { lookup, language: 'en' }
  const found = readVesselType(splitTitle('Bulk Carrier', vocabulary), undefined, vocabulary)
  const type = 'found' in found ? found.found : undefined
  expect(type && readVesselClass(type, ['Master for Bulk Carrier (PANAMAX)', undefined])).toBe('Panamax')
  expect(type && readVesselClass(type, ['Master for VLCC'])).toBeNull()
})
