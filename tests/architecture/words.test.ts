import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const MAX_WORDS = 25

/** Identifiers and words that are never right, each with what to write instead. See “How we write” in CONTRIBUTING.md. */
const WORDS: Readonly<Record<string, string>> = {
  Told: 'a noun for the data, such as `SentReminder`',
  Untold: 'a noun for the data, such as `DueMoves`',
  findTold: '`findReminded`, `findNotified`',
  findUntold: '`findDue…`',
  markTold: '`markNotified`, `markReminded`',
  findSaid: 'a noun for the data, such as `findCompanyParts`',
  saysTheSame: '`isSame…`',
  tellSeen: '`reportSeen`',
  tellMissing: '`logMissing…`',
  tellFailure: '`createFailureText`',
  tellGuest: '`show…`, `notify…`',
  blame: '`failField`, `showProblems`, “reject”',
  mendField: '`clearFieldError`',
  undress: '`removeInlineStyle`',
  createDresser: '`createStyleInliner`',
  createWardrobe: '`createStyleSelector`',
  askThrough: '`fetch…`',
  letGo: '`release…`',
  goOn: '`continue…`',
  Lacks: '`Missing…`',
  Whither: '`Destination`',
  whither: '“destination”',
  Whereabouts: '“location”',
  whoever: '“anyone who”',
  reloadOrTell: '`reloadOrThrow`',
}

const files = [
  'src/**/*.{ts,tsx,css}',
  'tests/**/*.{ts,tsx,md}',
  'scripts/**/*.{ts,md}',
  'docs/**/*.md',
  'CONTRIBUTING.md',
]
  .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
  .filter((file) => !file.startsWith('src/server/seed/') && !file.endsWith('architecture/words.test.ts'))

const names = Object.keys(WORDS)
const plain = names.filter((name) => name === name.toLowerCase())
const either = (list: readonly string[], flags: string) =>
  new RegExp(`(?<![\\w-])(?:${list.join('|')})(?![\\w-])`, flags)
const patterns = [either(names, 'g'), either(plain, 'gi')]

const listMatches = (line: string): string[] => [...new Set(patterns.flatMap((pattern) => line.match(pattern) ?? []))]

test('code and documents use the words of “How we write”', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        listMatches(line).map(
          (word) => `${file}:${index + 1}: “${word}” → ${WORDS[word] ?? WORDS[word.toLowerCase()]}`,
        ),
      ),
  )
  expect(files.length).toBeGreaterThan(3000)
  expect(found).toEqual([])
})

test(`the list has at most ${MAX_WORDS} words`, () => {
  expect(names.length).toBeLessThanOrEqual(MAX_WORDS)
})
