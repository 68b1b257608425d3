import type { RouteRow } from '#src/contract/routes.ts'
import { Layout } from '../layouts/layout.tsx'
import type { FormFailure, PageContext } from '../page.ts'
import { getPage } from '../routes/loaded-pages.ts'
import { pathOf } from '../ui/forms/done-note.tsx'

export type PageViewProps = {
  route: RouteRow
  ctx: PageContext
  data: unknown
  productName: string
  failure?: FormFailure | undefined
  csrfToken?: string | undefined
}

/**
 * A page in its layout, the same for documents and app pages. Between two pages of the app the layout stays, with what is open in it;
 * of a page nothing is left on the next one, though it be of the same kind: not a word that was written to another company.
 */
export function PageView({ route, ctx, data, productName, failure, csrfToken }: PageViewProps) {
  const { Component } = getPage(route.id)
  return (
    <Layout ctx={ctx} route={route} productName={productName} csrfToken={csrfToken}>
      <Component
        key={route.id + pathOf(ctx)}
        data={data}
        ctx={ctx}
        {...(failure && { failure })}
        {...(csrfToken && { csrfToken })}
      />
    </Layout>
  )
}
