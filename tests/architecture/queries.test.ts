import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')

const sources = readdirSync(join(ROOT, 'src/server'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file) && !file.startsWith('seed/'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, 'src/server', file), 'utf8') }))

/** Ways of writing a statement that binds a value for each of a list. */
const ONE_FOR_EACH = [
  /\b(?:notI|i)nArray\b/,
  /map\(\(\) => '\?'\)/,
  /'\?'\.repeat|fill\('\?'\)/,
  /\.values\(\s*(?:\[|\w+\.map\()/,
]

test('a list travels as one value of a statement, which binds a hundred at most', () => {
  const found = sources.filter(({ text }) => ONE_FOR_EACH.some((way) => way.test(text)))
  expect(found.map(({ file }) => file)).toEqual([])
})
