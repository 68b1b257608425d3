import { redirect } from '@tanstack/react-router'
import { createNotFound } from '#src/app/not-found.ts'
import { PageError } from '#src/app/page.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { decideEntry, leadToKeep } from '#src/contract/http/guards.ts'
import { decidePageKind } from '#src/contract/http/page-kind.ts'
import { findRoute, type RouteRow } from '#src/contract/routes.ts'
import type { RouterContext, Tab } from './router-context.ts'

type Visit = { context: RouterContext; here: string; preload: boolean }

/** Only the edge renders a page that is a document for this person. */
export async function leaveToDocument(path: string, { store }: RouterContext, tab: Tab): Promise<void> {
  const { locale, session } = store.get()
  const match = findRoute(path.split(/[?#]/, 1)[0] as string)
  if (!match || decidePageKind(match.route, session !== null) === 'document')
    await tab.leaveToServer(localizePath(locale, path))
}

/** Whether the person may see the page. For the first page of a visit the edge has decided. */
export async function guardPage(row: RouteRow, { context, here, preload }: Visit): Promise<void> {
  const { store, tab } = context
  if (!tab) return
  if (!preload) await leaveToDocument(here, context, tab)
  const { session, locale, intl } = store.get()
  const keep = leadToKeep(row, session)
  if (keep) throw redirect({ href: localizePath(locale, keep) })
  const decision = decideEntry(row.guard, session, here)
  // Stays on the page and restores its address (SPEC 4).
  if (!decision)
    throw tab.shown() && !preload ? redirect({ href: tab.shown(), replace: true }) : createNotFound({ here, intl })
  if (decision.kind === 'forbidden') throw new PageError(403, decision.needs)
  if (decision.kind === 'pass') return
  if (!preload) await leaveToDocument(decision.to, context, tab)
  if (decision.locale && !preload) await tab.adoptLocale(decision.locale)
  throw redirect({ href: localizePath(store.get().locale, decision.to) })
}
