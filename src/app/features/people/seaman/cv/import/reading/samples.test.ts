import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ExpectedCv, scoreReading } from '#src/domain/cv-import/score.fixture.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { readImport } from './read-import.ts'
import { readPdf } from './read-pdf.ts'
import { listTradeWords } from './trade-words.ts'

const FOLDER = new URL('../../../../../../../../tests/cv-samples/', import.meta.url)
const terms = createTerms(listTradeWords())

/** The current rate (docs/cv-import.md), which must not fall. */
const LEAST_FOUND = 0.97
const LEAST_FOUND_EACH = 0.88

async function scoreAll(folder: URL) {
  const names = readdirSync(folder).filter((name) => /\.(docx|pdf|txt)$/.test(name))
  return Promise.all(
    names.map(async (name) => {
      const truth = JSON.parse(
        readFileSync(new URL(name.replace(/\.\w+$/, '.expected.json'), folder), 'utf8'),
      ) as ExpectedCv
      const bytes = new Uint8Array(readFileSync(new URL(name, folder)))
      return { name, ...scoreReading(truth, await readImport({ bytes }, terms, readPdf)) }
    }),
  )
}

const add = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

test('of twelve CVs laid out in twelve ways nearly all is found, and nothing is wrong without a mark', async () => {
  const scores = await scoreAll(FOLDER)
  expect(scores).toHaveLength(12)
  expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(scores.filter(({ asked, found }) => found < asked * LEAST_FOUND_EACH).map(({ name }) => name)).toEqual([])
  expect(add(scores.map(({ found }) => found)) / add(scores.map(({ asked }) => asked))).toBeGreaterThan(LEAST_FOUND)
})

test('of three more, read for the first time when the reader was done, all is found by now', async () => {
  const scores = await scoreAll(new URL('second/', FOLDER))
  expect(scores).toHaveLength(3)
  expect(scores.flatMap(({ missing, wrong }) => [...missing, ...wrong])).toEqual([])
})

test('of six more in the ways of agencies of six countries nearly all is found by now, and nothing is wrong without a mark', async () => {
  const scores = await scoreAll(new URL('third/', FOLDER))
  expect(scores).toHaveLength(6)
  expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(add(scores.map(({ found }) => found)) / add(scores.map(({ asked }) => asked))).toBeGreaterThan(0.98)
})

test('of twelve more, made before the reader was read, nearly all is found by now, and nothing is wrong without a mark', async () => {
  const scores = await scoreAll(new URL('fourth/', FOLDER))
  expect(scores).toHaveLength(12)
  expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(scores.filter(({ asked, found }) => found < asked * 0.98).map(({ name }) => name)).toEqual([])
  expect(add(scores.map(({ found }) => found)) / add(scores.map(({ asked }) => asked))).toBeGreaterThan(0.995)
})

test('of three of yet other layouts more than nine in ten are found by now, and nothing is wrong without a mark', async () => {
  const scores = await scoreAll(new URL('fifth/', FOLDER))
  expect(scores).toHaveLength(3)
  expect(scores.flatMap(({ wrong }) => wrong)).toEqual([])
  expect(add(scores.map(({ found }) => found)) / add(scores.map(({ asked }) => asked))).toBeGreaterThan(0.92)
})
