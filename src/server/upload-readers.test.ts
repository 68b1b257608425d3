import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { importsOf, listSources, ROOT } from '../../scripts/graph/read-imports.ts'
import { GENERATORS } from '../../tests/server/support/upload-generators.ts'
import type { UploadReader } from './ground/file/reading/file-readers.ts'
import { countWorkOf } from './platform/count-work.fixture.ts'
import { createReadingBudget } from './platform/reading-budget.ts'
import { PRODUCT } from './product.ts'

const { uploadReaders } = PRODUCT
/** All readers of uploaded files, by name. */
const READERS = new Map(
  Object.values(uploadReaders).flatMap((readers) => Object.values(readers).map((reader) => [reader.name, reader])),
)

const NUMBER = 200
const MAX_GROWTH = 2.5

/** Server files that parse bytes not sent by users. */
const OWN = [
  // A form that was read and packed before. Uses the same functions, within a budget.
  'src/server/work/agency-form/fill-form.ts',
  'src/server/trust/data-right/stream-copy.ts',
  'src/server/platform/ids.ts',
  'src/server/platform/stored-document.ts',
  // Answers of other sites, limited in bytes while they are decompressed.
  'src/server/platform/public-fetch.ts',
]
const TAKES_APART =
  /\b(?:unzip|Unzip|inflate|Inflate|unzlib|Unzlib|gunzip|Gunzip|decompress|Decompress|parseXml|DataView)/

/** Returns the spent budget and the counted work on texts. */
async function countReading({ reading, read }: UploadReader, bytes: Uint8Array<ArrayBuffer>) {
  const budget = createReadingBudget(reading, bytes.byteLength)
  const counted = await countWorkOf(async () => {
    try {
      await read(bytes, budget)
    } catch {
      // Rejected: the work until the rejection counts.
    }
  })
  return { spent: budget.spent, work: budget.spent + counted, limit: budget.limit }
}

it('files of every purpose and type have a reader', () => {
  const listed = Object.entries(FILE_PURPOSES).map(([purpose, { takes }]) => [purpose, [...takes].sort()])
  const read = Object.entries(uploadReaders).map(([purpose, readers]) => [purpose, Object.keys(readers).sort()])
  expect(Object.fromEntries(read)).toEqual(Object.fromEntries(listed))
})

it('every reader has generators of files that try to exhaust its budget', () => {
  expect(Object.keys(GENERATORS).sort()).toEqual([...READERS.keys()].sort())
  for (const shapes of Object.values(GENERATORS)) expect(Object.keys(shapes).length).toBeGreaterThan(2)
})

it('nothing on the server takes bytes or markup apart but what the registry reaches', () => {
  const reached = new Set(listSources().filter((file) => /\/(?:feed|file|form)-readers?\.ts$/.test(file)))
  for (const file of reached) for (const { target } of importsOf(file)) reached.add(target)
  const found = listSources().filter(
    (file) => file.startsWith('src/server/') && TAKES_APART.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(found.filter((file) => !reached.has(file) && !OWN.includes(file) && !/\.fixture\.ts$/.test(file))).toEqual([])
})

it.each([...READERS])(
  '%s: a file twice as long takes at most two and a half times the work, whatever it is full of',
  async (name, reader) => {
    const wrong: string[] = []
    for (const [shape, generate] of Object.entries(GENERATORS[name as keyof typeof GENERATORS] ?? {})) {
      const once = await countReading(reader, generate(NUMBER))
      const twice = await countReading(reader, generate(2 * NUMBER))
      if (once.spent === 0 || twice.work > MAX_GROWTH * once.work) wrong.push(`${shape}: ${once.work}, ${twice.work}`)
    }
    expect(wrong).toEqual([])
  },
)
