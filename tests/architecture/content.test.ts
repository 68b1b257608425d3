import { existsSync, globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ARTICLE_COVERS } from '#src/contract/article/article.ts'
import { CMS_PAGES, PART_PLACEHOLDERS, TEXT_PLACEHOLDERS } from '#src/contract/cms/cms.ts'
import { findRoute } from '#src/contract/routes.ts'
import { isFleetType } from '#src/domain/vocabulary/fleets.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { readArticleFile, readPageFile } from '#src/server/seed/content/content-file.ts'
import { createContent } from '#src/server/seed/content/content-statements.ts'
import { readCatalogue } from './catalogues/read-catalogues.ts'

const SEED = resolve(import.meta.dirname, '../../src/server/seed')
const COVERS = resolve(import.meta.dirname, '../../public/covers')
const HELP = resolve(import.meta.dirname, '../../locales/en/docs')
const files = globSync('{articles,pages}/*/*.md', { cwd: SEED }).map((path) => ({
  path,
  text: readFileSync(resolve(SEED, path), 'utf8'),
}))
const articles = files.filter(({ path }) => path.startsWith('articles/'))
const english = articles.filter(({ path }) => path.startsWith('articles/en/')).map(readArticleFile)

/** Whether a path of the site, as a text links to it, leads to a page that is there from the first day. */
function leadsSomewhere(path: string): boolean {
  const match = findRoute(path.split(/[?#]/)[0] ?? '')
  if (!match) return false
  const { route, params } = match
  if (route.id === 'docs-page') return existsSync(resolve(HELP, `${params['*']}.md`))
  if (route.id === 'blog-article')
    return english.some(({ slug, article }) => slug === params.slug && article?.category === params.category)
  if (route.id === 'page') return existsSync(resolve(SEED, `pages/en/${params.slug}.md`))
  if (route.id === 'job-fleet') return isFleetType(params.fleetType ?? '')
  if (params.vesselType && !findVesselType(params.vesselType)) return false
  return params.rank === undefined || findRank(params.rank) !== undefined
}

describe('the texts that a database begins with', () => {
  test('can be read, each of them', () => {
    for (const file of files) expect(articles.includes(file) ? readArticleFile(file) : readPageFile(file)).toBeDefined()
  })

  test('lead only to pages that exist', () => {
    const links = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, link = '']) => ({ path, link })),
    )
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter(({ link }) => !leadsSomewhere(link))).toEqual([])
  })

  test('hold no HTML and no heading above the page’s own', () => {
    const wrong = files.filter(({ text }) => /<\/?[a-z][^>]*>/i.test(text) || /^# /m.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('are articles of different days, each with a cover of its own', () => {
    const days = english.map(({ article }) => article?.daysAgo)
    const covers = english.map(({ article }) => article?.cover)
    expect([new Set(days).size, new Set(covers).size]).toEqual([english.length, english.length])
  })

  test('name only what something stands for', () => {
    const names = new Set<string>([...TEXT_PLACEHOLDERS, ...PART_PLACEHOLDERS])
    const unknown = files.flatMap(({ path, text }) =>
      [...text.matchAll(/\{(\w*)\}/g)].filter(([, name = '']) => !names.has(name)).map(([name]) => `${path}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('name the mark of a checked licence and the page of one’s data as the interface does', () => {
    for (const { path, text } of files.filter(({ path }) => /^pages\/\w+\/(?:about|terms|privacy)\.md$/.test(path))) {
      const { language, slug } = readPageFile({ path, text })
      const words = readCatalogue(language)
      if (slug !== 'privacy') expect(text, path).toContain(`**${words.get('vacancy.row.verified')}**`)
      if (slug !== 'about') expect(text, path).toContain(words.get('account.data.title'))
    }
  })

  test('are articles and pages that every foot can link to, each with its English text', () => {
    expect([...createContent(files, 0)].length).toBeGreaterThan(files.length)
    expect(CMS_PAGES.filter((slug) => !files.some(({ path }) => path === `pages/en/${slug}.md`))).toEqual([])
  })
})

test('every cover is drawn, for light and for dark pages', () => {
  for (const cover of ARTICLE_COVERS) {
    const drawing = readFileSync(resolve(COVERS, `${cover}.svg`), 'utf8')
    expect(drawing, cover).toContain('viewBox="0 0 640 360"')
    expect(drawing, cover).toContain('@media(prefers-color-scheme:dark)')
  }
})
