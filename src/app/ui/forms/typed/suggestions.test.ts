import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { nameTerm, type TermKind } from '#src/i18n/cv/term-names.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createTermReader, listSuggestions } from './suggestions.ts'

const KINDS: readonly TermKind[] = ['country', 'rank', 'flag', 'port', 'vessel', 'paper', 'engine']

test.each(LOCALE_CODES)('the name of every word is read as that word again: %s', async (code) => {
  const intl = await loadIntl(code)
  const lost = KINDS.flatMap((kind) => {
    const suggestions = listSuggestions(kind, {}, intl)
    const read = createTermReader(suggestions)
    return suggestions.filter(({ name, value }) => nameTerm(kind, read(name), intl) !== nameTerm(kind, value, intl))
  })
  expect(lost).toEqual([])
})

test('abbreviations of the trade are understood, and what is no word of the vocabulary stays as it was typed', async () => {
  const intl = await loadIntl('uk')
  const read = createTermReader(listSuggestions('rank', {}, intl))
  expect([read('C/O'), read('chief officer'), read('Gas trials adviser')]).toEqual([
    'chief-officer',
    'chief-officer',
    'Gas trials adviser',
  ])
})

test('a port is taken by its whole name or its code; a name that several ports have stays as it was typed', async () => {
  const intl = await loadIntl('en')
  const ports = listSuggestions('port', {}, intl)
  const read = createTermReader(ports)
  expect([read('Newcastle'), read('AUNTL'), read('newcastle, australia')]).toEqual(['Newcastle', 'AUNTL', 'AUNTL'])
  expect(ports.map(({ name }) => name)).toContain('Newcastle, Australia')
})

test('the name of a company is kept as it is typed', async () => {
  const intl = await loadIntl('en')
  const read = createTermReader(listSuggestions('company', { companies: ['halden gas'] }, intl), 'company')
  expect(read('Halden Gas')).toBe('Halden Gas')
})

test('papers fit their kind, and the passports have the names of the specification', async () => {
  const intl = await loadIntl('en')
  const passports = listSuggestions('paper', { type: 'passport' }, intl)
  expect(passports.map(({ value }) => value)).toContain('international')
  expect(nameTerm('paper', 'international', intl)).toBe(nameTerm('paper', 'passport', intl))
  expect(
    listSuggestions('paper', { type: 'visa' }, intl).every(
      ({ value }) => value.includes('visa') || value.includes('mcv'),
    ),
  ).toBe(true)
})
