import type { EdgeContext } from '../environment.ts'
import { createRobots } from '../policy/robots.ts'

export const serveRobots =
  () =>
  (c: EdgeContext): Response =>
    c.text(createRobots(c.get('origin')), 200, { 'cache-control': 'public, max-age=3600' })
