import { expect, test } from 'vitest'
import { readCatalogue } from '../tests/architecture/catalogues/read-catalogues.ts'
import { listPageWords, writePlaces } from './page-words.ts'

const words = listPageWords([...readCatalogue('en').keys()])
const messagesFor = (page: string) => words.get(page) ?? new Set()

test('a page has the words that it names, that it builds, and those of the app around it', () => {
  for (const id of ['vacancy.list.title', 'rank.bosun', 'layout.nav.vacancies'])
    expect([id, messagesFor('dashboard/vacancy/list').has(id)]).toEqual([id, true])
})

test('a page has the words that it builds from names in an answer of the server', () => {
  for (const name of ['range', 'imo', 'sum', 'number', 'word', 'port-country', 'nationality'])
    expect([name, messagesFor('dashboard/vacancy/edit').has(`vacancy-form.wrong.${name}`)]).toEqual([name, true])
})

test('a page has no words that only others say', () => {
  expect(messagesFor('dashboard/vacancy/detail').has('vacancy.detail.report')).toBe(true)
  expect(messagesFor('dashboard/vacancy/list').has('vacancy.detail.report')).toBe(false)
  expect(messagesFor('dashboard/vacancy/list').has('kept.open.text')).toBe(false)
  expect(messagesFor('kept').has('kept.open.text')).toBe(true)
})

test('pages that are not built yet have a table too', () => {
  expect([...messagesFor('')].some((id) => id.startsWith('page.unbuilt.'))).toBe(true)
})

test.each([
  [[], ''],
  [[3], '3'],
  [[0, 1, 2, 5, 7, 8], '0-2 5 7-8'],
])('the places %j are written as "%s"', (places, text) => {
  expect(writePlaces(places)).toBe(text)
})
