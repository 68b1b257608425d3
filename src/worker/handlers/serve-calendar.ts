import { UpstreamError } from '../access/upstream.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound, unavailable } from '../errors.ts'
import { askServer, tooMany } from './serve-picture.ts'

/** `/calendar/{secret}.ics`: expiry and joining dates of the seafarer who created the address; not cached. */
export const serveCalendar =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pathname } = c.get('url')
    const secret = /^\/calendar\/([a-z2-7]{32})\.ics$/.exec(pathname)?.[1]
    if (!secret) throw pageNotFound(pathname)
    const answer = await askServer(dependencies, c, `/server/calendar/${secret}`)
    if (answer.status === 429) throw tooMany(answer)
    if (answer.status >= 500) throw unavailable('edge.unavailable.read')
    if (!answer.ok) throw pageNotFound(pathname)
    return new Response(await readWhole(answer), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="gangway.ics"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    })
  }

async function readWhole(answer: Response): Promise<string> {
  try {
    return await answer.text()
  } catch (error) {
    if (error instanceof UpstreamError) throw unavailable('edge.unavailable.read')
    throw error
  }
}
