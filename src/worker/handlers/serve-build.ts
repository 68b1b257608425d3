import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'

/** Which build is live; pages that stay open compare it with their own. */
export const serveBuild =
  ({ build }: EdgeDependencies) =>
  (c: EdgeContext): Response =>
    c.json({ build: build.id }, 200, { 'cache-control': 'no-store' })
