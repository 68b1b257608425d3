import { useMatch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getPage } from '#src/app/routes/loaded-pages.ts'
import { OldAnswers } from '#src/app/ui/old-answers.tsx'
import { Skeleton } from '#src/app/ui/states.tsx'
import type { RouteRow } from '#src/contract/routes.ts'
import { createPageContext } from '../app-state.ts'
import { useAppState } from '../app-store.ts'
import { HeadTags } from '../head-tags.tsx'
import { usePageData } from '../use-page-data.ts'
import { useTakenOver } from '../use-taken-over.ts'
import type { LoadedPage } from './router-context.ts'

/** Renders a page from its queries: changes in the cache are shown at once. */
export function AppPage() {
  useTakenOver()
  const state = useAppState()
  const { loaderData, staticData } = useMatch({ strict: false })
  const { failure, data: only, ...place } = loaderData as LoadedPage
  const row = staticData.row as RouteRow
  const page = getPage(row.id)
  const ctx = createPageContext(state, place)
  // The loader settles what is requested; it remains through a change of language until the next load.
  // biome-ignore lint/correctness/useExhaustiveDependencies: said above
  const queries = useMemo(() => page.queries?.(ctx) ?? {}, [loaderData])
  const { answers, again } = usePageData(queries)
  const data = page.queries ? answers : only
  const { productName, csrfToken } = state
  return (
    <>
      <HeadTags head={page.head(data, ctx)} productName={productName} noindex={!row.index} />
      {again && <OldAnswers again={again} />}
      <page.Component data={data} ctx={ctx} {...(failure && { failure })} {...(csrfToken && { csrfToken })} />
    </>
  )
}

/** Keeps the layout while a page loads. */
export const PageOnItsWay = () => (
  <div className="wrap u-pbs-6">
    <Skeleton lines={8} />
  </div>
)
