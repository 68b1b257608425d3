import { renderToString } from 'react-dom/server'
import { Document } from '#src/app/entry/document.tsx'
import { PageView } from '#src/app/entry/page-view.tsx'
import type { PageContext } from '#src/app/page.ts'
import { loadPage } from '#src/app/routes/registry.ts'
import { getRoute } from '#src/contract/routes.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { loadIntl } from '#src/i18n/load.ts'

declare const LIST: VacancyList

const PRODUCT = 'Gangway'
const ASSETS = { enhance: '/enhance.js', preloads: [], count: '', leaving: '', seal: '', aside: '', speculation: '{}' }
const route = getRoute('vacancy-list')
const now = Date.now()

/** The measured list as React alone renders it, without requests, cache, inline style and request data. */
export default {
  async fetch(): Promise<Response> {
    const [intl] = await Promise.all([loadIntl('en'), loadPage(route.id)])
    const ctx = {
      locale: 'en',
      intl,
      session: null,
      params: {},
      search: {},
      here: '/vacancy',
      now,
      actKey: '',
      origin: '',
      productName: PRODUCT,
    } as unknown as PageContext
    const page = <PageView route={route} ctx={ctx} data={{ vacancies: LIST }} productName={PRODUCT} />
    const html = renderToString(
      <Document locale="en" intl={intl} assets={ASSETS} route={route} isGuest>
        {page}
      </Document>,
    )
    return new Response(`<!DOCTYPE html>${html}`, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
