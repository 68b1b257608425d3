import { createMiddleware } from 'hono/factory'
import { placeOfPage } from '#src/contract/http/addresses.ts'
import { decideEntry, leadToKeep } from '#src/contract/http/guards.ts'
import type { EdgeEnv } from '../environment.ts'
import { EdgeError, pageNotFound, unavailable } from '../errors.ts'
import { redirectLocally } from '../handlers/answer-rendered.ts'

/** Lets a visitor pass, redirects, or names the account type that the page needs. */
export const guardPage = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const { path } = c.get('address')
    const here = placeOfPage(path, c.get('url').searchParams)
    const decision = decideEntry(c.get('route').route.guard, c.get('session'), here)
    const keep = leadToKeep(c.get('route').route, c.get('session'))
    if (keep) return redirectLocally(c, { redirect: keep })
    if (!decision) throw pageNotFound(path)
    if (decision.kind === 'pass') return next()
    // A visitor whose session could not be loaded is not a guest: signing in again would not help.
    if (c.get('serverDown')) throw unavailable('edge.unavailable.read')
    if (decision.kind === 'forbidden')
      throw new EdgeError(403, 'edge.forbidden.text', { needs: decision.needs, code: 'forbidden' })
    return redirectLocally(c, { redirect: decision.to, locale: decision.locale })
  })
