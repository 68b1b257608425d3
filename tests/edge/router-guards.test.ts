import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import type { AppState } from '#src/app/entry/app-state.ts'
import { createAppStore } from '#src/app/entry/app-store.ts'
import { createQueries } from '#src/app/entry/create-queries.ts'
import { guardPage } from '#src/app/entry/router/guard-page.ts'
import type { RouterContext } from '#src/app/entry/router/router-context.ts'
import { PageError } from '#src/app/page.ts'
import { ROLES, type Role } from '#src/contract/http/roles.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { createEdge } from './support/edge.ts'
import { EXAMPLES } from './support/example-paths.ts'

type Met = { status: number; location: string | null } | 'left to the edge'

const edge = createEdge()

class Left extends Error {}

const createContext = (role: Role): RouterContext => ({
  store: createAppStore({ locale: 'en', session: { id: 'a', role } } as AppState),
  queries: createQueries(),
  now: () => 0,
  tab: {
    prepare: async () => true,
    leaveToServer: async (href) => {
      throw new Left(href)
    },
    adoptLocale: async () => {},
    onLost: async (cause) => {
      throw cause
    },
    shown: () => '/',
    isOpening: () => false,
  },
})

/** What someone meets who walks to an address inside the app. */
async function meetRouter(route: RouteRow, address: string, role: Role): Promise<Met> {
  try {
    await guardPage(route, { context: createContext(role), here: address, preload: false })
    return { status: 200, location: null }
  } catch (met) {
    if (isRedirect(met)) return { status: 302, location: met.options.href ?? null }
    if (met instanceof PageError) return { status: met.status, location: null }
    if (!(met instanceof Left)) throw met
    return met.message === address ? 'left to the edge' : { status: 302, location: met.message }
  }
}

/** What someone meets who opens it. */
async function meetEdge(address: string, role: Role): Promise<Met> {
  const { status, headers } = await edge.visit(address, { as: role })
  return { status, location: headers.get('location') }
}

describe.each(EXAMPLES)('$route.path', ({ route, address }) => {
  test.each(ROLES)('%s meets the same by walking there as by opening it', async (role) => {
    const met = await meetRouter(route, address, role)
    expect(met).toEqual(route.layout === 'dashboard' ? await meetEdge(address, role) : 'left to the edge')
  })
})
