import { createMiddleware } from 'hono/factory'
import { CHOICE_COOKIE, REFERRAL_COOKIE } from '#src/contract/http/constants.ts'
import { attributionCookie, referralCookie } from '../access/cookies.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext, EdgeEnv } from '../environment.ts'
import { readAttribution, readReferral } from '../policy/attribution.ts'

/** Whether the reader, or the browser for every site, declined it. */
const isUnwanted = (c: EdgeContext): boolean =>
  c.get('cookies')[CHOICE_COOKIE] === 'necessary' || c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'

/** Stores the campaign, search engine or friend through which a person came. */
export const rememberSource = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    await next()
    const { speculative, internal } = c.get('arrival')
    if (c.req.method !== 'GET' || speculative || c.res.status >= 400 || isUnwanted(c)) return
    const url = c.get('url')
    const attribution = internal ? undefined : readAttribution(url, c.req.header('referer'))
    const referral = readReferral(url.searchParams)
    if ((!attribution && !referral) || c.get('isBot')()) return
    const cookies = c.get('newCookies')
    if (attribution) cookies.push(attributionCookie(attribution))
    const local = url.hostname === 'localhost' || url.hostname === '127.0.0.1'
    if (referral && referral !== c.get('cookies')[REFERRAL_COOKIE]) {
      cookies.push(referralCookie(referral, local ? undefined : config.cookieDomain))
    }
  })
