import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { splitLocale } from '#src/contract/http/addresses.ts'
import { findRoute, type RouteRow } from '#src/contract/routes.ts'
import { showColourMode } from './enhance/colour-mode.ts'

/** The row of the page that is shown. When it gives way to one of another mode, the reader's own comes back. */
export function useShownRow(): RouteRow | undefined {
  const path = useRouterState({ select: (router) => (router.resolvedLocation ?? router.location).pathname })
  const row = findRoute(splitLocale(path).path)?.route
  const colourMode = row?.colourMode
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is on the element by then
  useEffect(showColourMode, [colourMode])
  return row
}
