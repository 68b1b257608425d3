import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GUARANTEES, REFUNDS } from '#src/domain/service/promises.ts'

const LOCALES = resolve(import.meta.dirname, '../../locales')
const PAGES = resolve(import.meta.dirname, '../../src/server/seed/pages')

/** What is said about mailings: messages, mails and help pages. */
const FILES = ['*/{mailing,mailing-*,letter}.json', '*/docs/cv-mailing*.md']
const MAIL = /^mail\.(mailing|letter)/

/** Ids of headlines, subjects and descriptions. */
const IS_HEADLINE = /\.(title|[\w-]+-title|subject|lead|description)$/

type Line = { place: string; id: string; text: string }

const read = (path: string): string => readFileSync(join(LOCALES, path), 'utf8')
const listMessages = (file: string): Line[] =>
  Object.entries(JSON.parse(read(file)) as Record<string, string>).map(([id, text]) => ({ place: file, id, text }))

const LINES: readonly Line[] = [
  ...globSync(FILES, { cwd: LOCALES }).flatMap((file) =>
    file.endsWith('.md') ? [{ place: file, id: file, text: read(file) }] : listMessages(file),
  ),
  ...globSync('*/mail.json', { cwd: LOCALES }).flatMap((file) => listMessages(file).filter(({ id }) => MAIL.test(id))),
]

const placesOf = (lines: readonly Line[]) => lines.map(({ place, id }) => `${place} ${id}`)

test('no text about mailings promises money back or guarantees anything', () => {
  expect(LINES.length).toBeGreaterThan(1000)
  expect(placesOf(LINES.filter(({ text }) => GUARANTEES.test(text)))).toEqual([])
})

test('no headline, subject or description of mailings names refunds', () => {
  const headlines = LINES.filter(({ id }) => IS_HEADLINE.test(id))
  expect(headlines.length).toBeGreaterThan(100)
  expect(placesOf(headlines.filter(({ text }) => REFUNDS.test(text)))).toEqual([])
})

test('no headline and no description of the price list names refunds or promises money back', () => {
  const pages = globSync('*/price-list.md', { cwd: PAGES })
  expect(pages).toHaveLength(12)
  const headlines = pages.flatMap((page) =>
    readFileSync(join(PAGES, page), 'utf8')
      .split('\n')
      .filter((line) => /^(#|title:|description:)/.test(line))
      .map((text) => ({ place: page, id: text, text })),
  )
  expect(headlines.length).toBeGreaterThan(60)
  expect(placesOf(headlines.filter(({ text }) => REFUNDS.test(text) || GUARANTEES.test(text)))).toEqual([])
})
