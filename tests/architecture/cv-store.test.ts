import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../src/server')

/** How the tables of the store are named by a statement, by hand or by their definitions. */
const NAMED = /\b(?:FROM|JOIN|INTO|UPDATE|EXISTS|TABLE)\s+(?:cv|cv_version|cv_sent)\b|\bcv(?:Version|Sent)?Table\b/
/** The registry of personal data says whose the tables are; it makes no statement. */
const STORE = [
  'people/seaman/seaman.personal-data.ts',
  'platform/cv-store.tables.ts',
  'platform/d1-cv-store.ts',
  'platform/d1-stored-cvs.ts',
  'work/application/application.personal-data.ts',
]

const sources = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('seed/'))
  .sort()
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

test('no statement but those of the store of CVs names what it keeps, so that no batch crosses it', () => {
  expect(sources.filter(({ text }) => NAMED.test(text)).map(({ file }) => file)).toEqual(STORE)
})

test('the store of CVs gives no statement away and takes none', () => {
  const { text } = sources.find(({ file }) => file === 'platform/cv-store.ts') ?? { text: 'Statement' }
  expect(text).not.toMatch(/\bStatement\b|\bSQL\b|from '(?!#src\/(?:contract|domain)\/)/)
})
