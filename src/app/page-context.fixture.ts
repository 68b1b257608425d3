import { loadIntl } from '../i18n/load.ts'
import type { PageContext } from './page.ts'

export type Place = Partial<Pick<PageContext, 'locale' | 'params' | 'search' | 'here' | 'now' | 'session'>>

/** A page context in English for a guest, unless `place` says otherwise; the API has only what the test provides. */
export async function createPageContext(api: Partial<PageContext['api']>, place: Place = {}): Promise<PageContext> {
  const locale = place.locale ?? 'en'
  return {
    api: api as PageContext['api'],
    locale,
    intl: await loadIntl(locale),
    session: null,
    params: {},
    search: {},
    here: '/',
    now: 0,
    actKey: 'act',
    origin: 'https://gangway.example',
    productName: 'Gangway',
    loadWords: async () => ({}),
    ...place,
  }
}
