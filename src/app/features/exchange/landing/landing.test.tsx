import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import landing from '#src/app/routes/landing/landing.tsx'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { ConnectionError } from '#src/contract/api.ts'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { IntlProvider } from '#src/i18n/react.tsx'

const overview: Overview = {
  openVacancies: 1284,
  publishedToday: 87,
  verifiedEmployers: 212,
  usualAnswerHours: 19,
  fleets: [{ fleet: 'tanker-fleet', count: 341 }],
  wanted: [{ rank: 'chief-officer', count: 88, medianPay: 915000 }],
  newest: [],
  agencies: [
    {
      slug: 'north-strand',
      name: 'North Strand Crewing',
      city: 'Gdynia',
      country: 'PL',
      licence: 'PL-0417',
      licenceExpires: '2028-06-30',
      open: 46,
      answerHours: 6,
    },
  ],
}

const article = (number: number) => ({
  id: `id-${number}`,
  category: 'seaman' as const,
  slug: `article-${number}`,
  language: 'en' as const,
  title: `Article ${number}`,
  description: 'About it',
  author: 'Elena Marchetti',
  cover: 'rights' as const,
  minutes: 4,
  publishedAt: 0,
  updatedAt: 0,
})

async function render(
  findArticles: PageContext['api']['findArticles'],
  session: PageContext['session'] = null,
): Promise<string> {
  const api = { getOverview: async () => overview, findArticles }
  const ctx = await createPageContext(api, { locale: 'uk', session })
  const data = await landing.load(ctx)
  return renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value="uk">
        <landing.Component data={data} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
}

test('the front page has live numbers, verified agencies, the newest four articles and the questions', async () => {
  const items = [1, 2, 3, 4, 5].map(article)
  const html = await render(async () => ({ items, total: 5, page: 1, pageSize: 12 }))
  for (const words of ['1 284', '212', 'North Strand Crewing', 'PL-0417'])
    expect(html.replace(/\s/g, ' ')).toContain(words)
  expect([...html.matchAll(/\/uk\/blog\/seaman\/article-(\d)"/g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ])
  expect(html.match(/name="questions"/g)).toHaveLength(5)
})

test('articles in the language of the page come before newer ones that are not', async () => {
  const items = [1, 2, 3, 4, 5].map((number) => ({ ...article(number), language: number > 3 ? 'uk' : 'en' }) as const)
  const html = await render(async () => ({ items, total: 5, page: 1, pageSize: 12 }))
  const shown = [...html.matchAll(/\/uk\/blog\/seaman\/article-(\d)"/g)].map(([, number]) => number)
  expect(shown).toEqual(['4', '5', '1', '2'])
})

test('without articles, or when they cannot be had, it stands as well', async () => {
  const none = async () => ({ items: [], total: 0, page: 1, pageSize: 12 })
  const broken = async (): Promise<never> => {
    throw new ConnectionError()
  }
  for (const findArticles of [none, broken]) {
    const html = await render(findArticles)
    expect(html).toContain('North Strand Crewing')
    expect(html).not.toContain('/uk/blog')
  }
})

test('to a guest it can say that they are signed out, to someone who is signed in it cannot', async () => {
  const none = async () => ({ items: [], total: 0, page: 1, pageSize: 12 })
  expect(await render(none)).toMatch(/id="signed-out"[^>]*data-answer="done".*Ви вийшли/)
  expect(await render(none, { role: 'seaman' } as PageContext['session'])).not.toContain('signed-out')
})
