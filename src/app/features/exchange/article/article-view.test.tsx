import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { createArticle, createCard, createContext } from './article.fixture.ts'
import { loadArticle } from './article-page.tsx'
import { ArticleView } from './article-view.tsx'

async function render(locale: LocaleCode, article = createArticle()): Promise<string> {
  const ctx = await createContext({ getArticle: async () => article }, { locale, params: { category: 'seaman' } })
  const data = await loadArticle(ctx)
  return renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value={locale}>
        <ArticleView data={data} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
}

test('an article that is not translated says so in the reader’s language and marks its words', async () => {
  const html = await render('ar')
  expect(html).toContain('لم تُترجم هذه الصفحة بعد')
  expect(html).toMatch(/<div class="prose" lang="en" dir="ltr">/)
  expect(await render('en')).not.toContain('lang="en"')
})

test('a long article has a list of its parts, a short one has none', async () => {
  const long = createArticle({ body: '## One\n\n## Two\n\n## Three\n\n## Four' })
  expect(await render('en', long)).toContain('<a href="#three">Three</a>')
  expect(await render('en')).not.toContain('On this page')
})

test('who wrote it, in which position, when, how long it takes and when it was changed', async () => {
  const html = await render('en', createArticle({ updatedAt: Date.UTC(2026, 10, 15) }))
  for (const words of [
    'Elena Marchetti',
    'Editor for seafarers’ rights',
    '9 November 2026',
    '4 minutes to read',
    'Updated 15 November 2026',
  ])
    expect(html).toContain(words)
})

test('neighbours and related articles can be reached, their covers come when they are near', async () => {
  const near = { category: 'seaman', slug: 'before', language: 'en', title: 'Before' } as const
  const html = await render('uk', createArticle({ previous: near, related: [createCard({ slug: 'other' })] }))
  expect(html).toContain('href="/uk/blog/seaman/before"')
  expect(html).toContain('href="/uk/blog/seaman/other"')
  expect([...html.matchAll(/<img[^>]*>/g)].map(([img]) => img.includes('loading="lazy"'))).toEqual([false, true])
})

test.each(LOCALE_CODES)('pictures have their size, and nothing has a style of its own: %s', async (locale) => {
  const html = await render(locale)
  for (const [img] of html.matchAll(/<img[^>]*>/g)) expect(img).toMatch(/width="640" height="360" alt=""/)
  expect(html).not.toContain('style=')
})
