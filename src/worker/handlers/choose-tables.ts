import { safeRedirect } from '#src/contract/http/addresses.ts'
import { TABLES_COOKIE } from '#src/contract/http/constants.ts'
import { readChoices, withSettings, writeChoices } from '#src/contract/http/table-choices.ts'
import { readCookies, tablesCookie } from '../access/cookies.ts'
import { readBody } from '../access/read-body.ts'
import type { EdgeContext } from '../environment.ts'
import { redirectTo } from '../redirect.ts'
import { refuseForeignPost } from './submit-page.ts'

const MAX_BODY = 4000

/** Handles the form for the settings of all tables: a cookie of the browser, so that it works without scripting. */
export async function chooseTables(c: EdgeContext): Promise<Response> {
  refuseForeignPost(c)
  const form = new URLSearchParams(await readBody(c.req.raw, MAX_BODY))
  const settings = { hasKeys: form.get('keys') === 'on', isCompact: form.get('density') === 'compact' }
  const kept = readChoices(readCookies(c.req.header('cookie'))[TABLES_COOKIE] ?? '')
  const response = redirectTo(c, safeRedirect(form.get('back')) ?? '/', 303)
  response.headers.append('set-cookie', tablesCookie(writeChoices(withSettings(kept, settings))))
  return response
}
