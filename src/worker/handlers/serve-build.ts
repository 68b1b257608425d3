import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'

/** Returns the live build; open pages compare it with theirs. */
export const serveBuild =
  ({ build }: EdgeDependencies) =>
  (c: EdgeContext): Response =>
    c.json({ build: build.id }, 200, { 'cache-control': 'no-store' })
