import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { findRoute, type RouteRow } from '#src/contract/routes.ts'
import { showColourMode } from './enhance/colour-mode.ts'

/** Returns the route row of the current page. On leaving a page with a forced mode, the reader's mode returns. */
export function useShownRow(): RouteRow | undefined {
  const path = useRouterState({ select: (router) => (router.resolvedLocation ?? router.location).pathname })
  const row = findRoute(splitLocale(path).path)?.route
  const colourMode = row?.colourMode
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is on the element by then
  useEffect(showColourMode, [colourMode])
  return row
}
