import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { splitLocale } from '#src/contract/addresses.ts'
import { findRoute } from '#src/contract/routes.ts'
import { showColourMode } from './enhance/colour-mode.ts'

/** The mode of the page that is shown; when it gives way to another page the reader's own comes back. */
export function useForcedColourMode() {
  const path = useRouterState({ select: (router) => (router.resolvedLocation ?? router.location).pathname })
  const colourMode = findRoute(splitLocale(path).path)?.route.colourMode
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is on the element by then
  useEffect(showColourMode, [colourMode])
  return colourMode
}
