import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { placeOfPage, searchRecord } from '#src/contract/http/addresses.ts'
import { type Layout, type PageRow, ROUTES, type RouteRow } from '#src/contract/routes.ts'
import { AppDocument } from '../app-document.tsx'
import { AppErrorPage, AppNotFound, RootErrorPage } from '../app-error-page.tsx'
import { AppLayout } from './app-layout.tsx'
import { AppPage, PageOnItsWay } from './app-page.tsx'
import { guardPage } from './guard-page.ts'
import { loadRoute } from './load-route.ts'
import type { RouterContext } from './router-context.ts'

/** `/vacancy/:id` in the router's spelling: `/vacancy/$id`; a final `*` is `$`. */
export type RouterPath<Path extends string> = Path extends `${infer Start}:${infer Rest}`
  ? `${Start}$${RouterPath<Rest>}`
  : Path extends `${infer Start}*`
    ? `${Start}$`
    : Path

const openEnds: readonly string[] = ROUTES.map(({ path }) => path).filter((path) => path.endsWith('/*'))

/** An open-ended path also matches its own beginning, unless that is an index. */
const toRouterPath = <Path extends string>(path: Path) =>
  (openEnds.includes(`${path}/*`) ? `${path}/` : path.replaceAll(':', '$').replace('*', '$')) as RouterPath<Path>

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: AppDocument,
  errorComponent: RootErrorPage,
  notFoundComponent: AppNotFound,
})

/** A layout route: it remains while its pages change. */
const createLayoutRoute = <const Name extends Layout>(name: Name) =>
  createRoute({ getParentRoute: () => rootRoute, id: name, component: AppLayout })

const layouts = {
  auth: createLayoutRoute('auth'),
  dashboard: createLayoutRoute('dashboard'),
  default: createLayoutRoute('default'),
  docs: createLayoutRoute('docs'),
  landing: createLayoutRoute('landing'),
}

type Search<Row> = Row extends RouteRow<string, string, infer Name> ? { [One in Name]?: string | undefined } : never

/** A row of the route table as a route with guard, loader and page. */
const createPageRoute = <Row extends RouteRow>(row: Row) =>
  createRoute({
    getParentRoute: () => layouts[row.layout] as typeof layouts.dashboard,
    path: toRouterPath(row.path as Row['path']),
    staticData: { row },
    // Query values stay text; each page parses its own.
    validateSearch: (search: Record<string, unknown>) => search as Search<Row>,
    loaderDeps: ({ search }) => ({ search }),
    beforeLoad: ({ context, location, preload }) =>
      guardPage(row, { context, here: placeOfPage(location.pathname, location.search), preload }),
    loader: ({ context, location, params, preload }) => {
      const here = placeOfPage(location.pathname, location.search)
      const search = searchRecord(new URL(here, 'https://site.invalid').searchParams)
      return loadRoute(row, { context, here, search, params: params as Record<string, string>, preload })
    },
    component: AppPage,
    pendingComponent: PageOnItsWay,
    errorComponent: AppErrorPage,
    // State of a page never carries over to another page of the same kind, such as a message to another company.
    remountDeps: ({ params }) => [row.id, params],
  })

type RouteOf<Row> = Row extends RouteRow ? ReturnType<typeof createPageRoute<Row>> : never

const pagesOf = (layout: Layout) =>
  (ROUTES as readonly RouteRow[]).filter((row) => row.layout === layout).map(createPageRoute) as unknown as readonly []

const children = Object.entries(layouts).map(([name, route]) => route.addChildren(pagesOf(name as Layout)))

type PageRoutes = readonly RouteOf<PageRow>[]

/** The routes of the product: layouts, and in them the pages of the route table. */
export const routeTree = rootRoute.addChildren(children as unknown as PageRoutes)

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's row in the route table. */
    row?: RouteRow
  }
}
