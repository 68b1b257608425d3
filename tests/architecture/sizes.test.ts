import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const LONGEST = 250

/** Tables of data, where length is not complexity. */
const DATA = [/^src\/domain\/vocabulary\//, /^src\/server\/seed\/data\//, /common-passwords/, /\.d\.ts$/]

const sources = ['src', 'build', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const lengths = sources
  .filter((file) => !DATA.some((pattern) => pattern.test(file)) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length }))

test(`no source file is longer than ${LONGEST} lines`, () => {
  expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([])
})

test('half of the source files have at most about sixty lines', () => {
  const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(65)
})

test('files are named in kebab-case', () => {
  const named = sources.filter((file) => !/^[a-z0-9./-]+$/.test(file))
  expect(named).toEqual([])
})

test('no file is a drawer for things without a name', () => {
  expect(sources.filter((file) => /(^|\/)(utils?|helpers?|common|misc|shared)(\.|\/)/.test(file))).toEqual([])
})

test('limits are called MAX_ and MIN_', () => {
  const named = sources.flatMap((file) =>
    [
      ...readFileSync(join(ROOT, file), 'utf8').matchAll(
        /\bconst ([A-Z][A-Z0-9_]*_(?:LIMIT|MOST|LEAST|FEW|MAX|MIN))\b/g,
      ),
    ].map(([, name]) => `${file}: ${name}`),
  )
  expect(named).toEqual([])
})

test('how long a day is, and which day an instant falls on, is said in one place', () => {
  const own = sources.filter(
    (file) =>
      file !== 'src/domain/time.ts' &&
      file.startsWith('src/') &&
      !/\.(css|test\.tsx?)$/.test(file) &&
      /\b86_?400_?000\b|\.toISOString\(\)\.slice\(0, 10\)/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(own).toEqual([])
})
