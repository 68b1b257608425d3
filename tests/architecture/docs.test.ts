import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const MAX_README_LINES = 120
const MAX_RECORD_WORDS = 300
const PARTS = ['## Context', '## Decision', '## Alternatives', '## Consequences']

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const listHeadings = (text: string) => text.match(/^#{1,6} .+$/gm) ?? []

/** The id that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const documents = ['*.md', 'docs/**/*.md', 'tests/**/README.md', 'locales/README.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: ROOT }),
)
const records = readdirSync(join(ROOT, 'docs/decisions')).filter((file) => /^\d{4}-/.test(file))

test(`the README has at most ${MAX_README_LINES} lines`, () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(MAX_README_LINES)
})

describe('a decision record', () => {
  test('has four parts', () => {
    const parts = (file: string) =>
      listHeadings(read(`docs/decisions/${file}`)).filter((line) => line.startsWith('## '))
    expect(records.filter((file) => parts(file).join() !== PARTS.join())).toEqual([])
  })

  test(`has at most ${MAX_RECORD_WORDS} words`, () => {
    const long = records
      .map((file) => ({ file, words: read(`docs/decisions/${file}`).trim().split(/\s+/).length }))
      .filter(({ words }) => words > MAX_RECORD_WORDS)
    expect(long).toEqual([])
  })

  test('is listed in the index under its title', () => {
    const index = read('docs/decisions/README.md')
    const missing = records.filter((file) => {
      const [number, title] = [file.slice(0, 4), read(`docs/decisions/${file}`).split('\n', 1)[0]?.slice(7)]
      return !index.includes(`| [${number}](${file}) | ${title} |`)
    })
    expect(missing).toEqual([])
  })
})

test('links in documentation lead to files and headings that exist', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!https?:|mailto:|\/)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, target = '', anchor]) => {
        const path = target ? join(ROOT, dirname(file), target) : join(ROOT, file)
        if (!existsSync(path)) return true
        return anchor && !listHeadings(readFileSync(path, 'utf8')).map(toAnchor).includes(anchor)
      })
      .map(([link]) => `${file}: ${link}`),
  )
  expect(documents.length).toBeGreaterThan(80)
  expect(broken).toEqual([])
})
