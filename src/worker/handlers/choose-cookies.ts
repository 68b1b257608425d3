import { localizePath } from '#src/contract/http/addresses.ts'
import { isLocaleCode } from '#src/domain/locales.ts'
import { choiceCookies } from '../access/cookies.ts'
import { readBody } from '../access/read-body.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { redirectTo } from '../redirect.ts'
import { refuseForeignPost } from './submit-page.ts'

const MAX_BODY = 1000

/** Handles the form on the cookie page, which is the same for everyone, so that the page can be cached. */
export const chooseCookies =
  ({ config }: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    refuseForeignPost(c)
    const form = new URLSearchParams(await readBody(c.req.raw, MAX_BODY))
    const choice = form.get('choice') === 'all' ? 'all' : 'necessary'
    const locale = form.get('locale') ?? ''
    const { hostname } = c.get('url')
    const local = hostname === 'localhost' || hostname === '127.0.0.1'
    const response = redirectTo(c, localizePath(isLocaleCode(locale) ? locale : 'en', '/cookies'), 303)
    for (const line of choiceCookies(choice, local ? undefined : config.cookieDomain))
      response.headers.append('set-cookie', line)
    return response
  }
