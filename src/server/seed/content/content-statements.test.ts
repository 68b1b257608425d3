import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { createContent } from './content-statements.ts'
import { writeSql } from './write-sql.ts'

const NOW = Date.UTC(2026, 10, 20)
const DAY = 86_400_000

const english = `---
title: Fees: none
description: Why
category: seaman
author: Elena Marchetti
role: Editor
daysAgo: 12
cover: fees
tags: mlc, fees
---

## One

It's free.
`
const article = { path: 'articles/en/no-fees.md', text: english }
const hindi = { path: 'articles/hi/no-fees.md', text: '---\ntitle: फ़ीस\ndescription: क्यों\ntags: mlc\n---\nमुफ़्त\n' }
const page = { path: 'pages/en/about.md', text: '---\ntitle: About\ndescription: Who\n---\nWe\n' }
const files = [hindi, article, page]

const write = async (now = NOW) => {
  for (const { sql, params } of createContent(files, now))
    await env.DB.prepare(sql)
      .bind(...params)
      .run()
}
const read = async (sql: string) => (await env.DB.prepare(sql).all()).results

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM article'), env.DB.prepare('DELETE FROM page')])
})

it('articles and pages of the repository become rows, with dates relative to now', async () => {
  await write()
  expect(await read('SELECT slug, category, cover, author, published_at FROM article')).toEqual([
    { slug: 'no-fees', category: 'seaman', cover: 'fees', author: 'Elena Marchetti', published_at: NOW - 12 * DAY },
  ])
  expect(
    await read('SELECT language, title, tags, minutes, body, author_role FROM article_text ORDER BY language'),
  ).toEqual([
    {
      language: 'en',
      title: 'Fees: none',
      tags: '["mlc","fees"]',
      minutes: 1,
      body: "## One\n\nIt's free.",
      author_role: 'Editor',
    },
    { language: 'hi', title: 'फ़ीस', tags: '["mlc"]', minutes: 1, body: 'मुफ़्त', author_role: null },
  ])
  expect(await read('SELECT p.slug, t.title FROM page_text t JOIN page p ON p.id = t.page_id')).toEqual([
    { slug: 'about', title: 'About' },
  ])
})

it('a file of statements writes the same as statements with parameters', async () => {
  await write()
  const rows = 'SELECT * FROM article_text ORDER BY language'
  const wanted = await read(rows)
  await env.DB.prepare('DELETE FROM article').run()
  for (const statement of createContent(files, NOW)) await env.DB.prepare(writeSql(statement)).run()
  expect(await read(rows)).toEqual(wanted)
})

it('what is there already stays as it is, what is missing is added', async () => {
  await write()
  await env.DB.batch([
    env.DB.prepare("UPDATE article_text SET title = 'Edited' WHERE language = 'en'"),
    env.DB.prepare("UPDATE page_text SET body = 'Edited'"),
    env.DB.prepare("DELETE FROM article_text WHERE language = 'hi'"),
  ])
  await write(NOW + DAY)
  expect(await read('SELECT title FROM article_text ORDER BY language')).toEqual([
    { title: 'Edited' },
    { title: 'फ़ीस' },
  ])
  expect(await read('SELECT body FROM page_text')).toEqual([{ body: 'Edited' }])
  expect(await read('SELECT count(*) AS count FROM article')).toEqual([{ count: 1 }])
})

it.each([
  ['has no title', english.replace('title', 'name')],
  ['has no tags', english.replace('tags', 'words')],
  ['has no role', english.replace('role', 'post')],
  ['has a wrong category', english.replace('seaman', 'sailor')],
  ['has a wrong category, cover', english.replace('cover: fees', 'cover: sunset')],
  ['daysAgo', english.replace('12', 'soon')],
  ['more than 155', english.replace('Why', 'y'.repeat(156))],
  ['has no text', english.split('## One')[0] ?? ''],
])('a file that %s is refused by its name', (why, text) => {
  expect(() => [...createContent([{ ...article, text }], NOW)]).toThrow(why)
  expect(() => [...createContent([{ ...article, text }], NOW)]).toThrow('articles/en/no-fees.md')
})

it('a translation of nothing is refused', () => {
  expect(() => [...createContent([hindi], NOW)]).toThrow('no English article')
  expect(() => [...createContent([{ ...page, path: 'pages/uk/about.md' }], NOW)]).toThrow('no English page')
})
