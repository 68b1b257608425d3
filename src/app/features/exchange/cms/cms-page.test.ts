import { expect, test } from 'vitest'
import type { PageContext } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { CmsPage } from '#src/contract/cms/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createCmsHead, loadCmsPage } from './cms-page.tsx'
import { splitParts } from './split-parts.ts'

const page: CmsPage = {
  slug: 'contacts',
  language: 'en',
  languages: ['en', 'uk'],
  title: 'Contacts',
  description: 'How to reach us',
  body: '## Who\n\nWe\n\n{contactProfile}\n\n## Prices\n\n{priceList}\n\nSee {contactProfile} above.',
  updatedAt: 0,
  contact: { company: '', email: '', phone: '', address: '', meeting: '' },
}

const PRICES = { mailings: [], list: { version: 0 } }

const createContext = async (
  getPage: PageContext['api']['getPage'],
  locale: LocaleCode = 'uk',
): Promise<PageContext> => ({
  api: { getPage, call: async () => PRICES } as unknown as PageContext['api'],
  locale,
  intl: await loadIntl(locale),
  session: null,
  params: { slug: 'contacts' },
  search: {},
  here: '/contacts',
  now: 0,
  actKey: 'act',
  origin: 'https://gangway.example',
  productName: 'Gangway',
  loadWords: async () => ({}),
})

test('a name alone on a line stands for a part of the page, in a sentence it stays a name', async () => {
  const { parts, headings } = await loadCmsPage(await createContext(async () => page))
  expect(parts.map((part) => ('part' in part ? part.part : part.html.replace(/<[^>]+>|\n/g, '')))).toEqual([
    'WhoWe',
    'contactProfile',
    'Prices',
    'priceList',
    'See {contactProfile} above.',
  ])
  expect(headings.map(({ id }) => id)).toEqual(['who', 'prices'])
})

test('it does so in a text that is written from the right, too', async () => {
  const arabic: CmsPage = { ...page, language: 'ar', body: 'تدير\n\n{contactProfile}\n\n{priceList}' }
  const { parts } = await loadCmsPage(await createContext(async () => arabic, 'ar'))
  expect(parts.slice(1)).toEqual([{ part: 'contactProfile' }, { part: 'priceList' }])
})

test('a text without parts is one piece', () => {
  expect(splitParts('<p>We</p>\n')).toEqual([{ html: '<p>We</p>\n' }])
  expect(splitParts('')).toEqual([])
})

test('only the languages of the text have the page', async () => {
  const data = await loadCmsPage(await createContext(async () => page))
  expect(createCmsHead(data)).toEqual({ title: 'Contacts', description: 'How to reach us', languages: ['en', 'uk'] })
})

test('an unknown slug is a page not found; a server that is away is not', async () => {
  const refuse = (status: number, code: 'not-found' | 'unavailable') => async () => {
    throw new ApiError(status, { message: 'x', code, requestId: 'x' })
  }
  await expect(loadCmsPage(await createContext(refuse(404, 'not-found')))).rejects.toMatchObject({ status: 404 })
  await expect(loadCmsPage(await createContext(refuse(503, 'unavailable')))).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
  })
})
