import { PICTURE_KINDS, parsePictureFile } from '../../contract/pictures.ts'
import { UpstreamError } from '../access/upstream.ts'
import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { EdgeError, pageNotFound, unavailable } from '../errors.ts'
import { addEdgeHeaders } from '../policy/proxy-headers.ts'
import { redirectTo } from '../redirect.ts'

const isKind = (kind: string | undefined) => PICTURE_KINDS.some((known) => known === kind)

/** `/og/{kind}/{subject}-{version}.png`: a share picture, kept near its readers; another version leads to the one of today. */
export const servePicture =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pictures } = dependencies
    const { pathname } = c.get('url')
    if (!isKind(c.req.param('kind')) || !parsePictureFile(c.req.param('file') ?? '')) throw pageNotFound(pathname)
    const key = c.get('origin') + pathname
    const kept = await pictures.find(key)
    if (kept) return kept
    const answer = await ask(dependencies, c, `/server${pathname}`)
    if (answer.status === 302) return redirectTo(c, (answer.headers.get('location') ?? '').replace(/^\/server/, ''))
    if (answer.status === 429) throw tooMany(answer)
    if (answer.status >= 500) throw unavailable('edge.unavailable.read')
    if (!answer.ok) throw pageNotFound(pathname)
    const picture = await answer.arrayBuffer()
    c.executionCtx.waitUntil(pictures.save(key, picture))
    return pictures.answer(picture)
  }

async function ask({ upstream, config }: EdgeDependencies, c: EdgeContext, path: string): Promise<Response> {
  const facts = {
    requestId: c.get('requestId'),
    clientIp: c.req.header('cf-connecting-ip') ?? null,
    edgeSecret: config.edgeSecret,
    cookies: {},
  }
  try {
    return await upstream(path, { headers: addEdgeHeaders(new Headers(), facts) })
  } catch (error) {
    if (error instanceof UpstreamError) throw unavailable('edge.unavailable.read')
    throw error
  }
}

const tooMany = (answer: Response) =>
  new EdgeError(429, 'error.code.too-many-requests', {
    retryAfter: Number(answer.headers.get('retry-after')) || 60,
    code: 'too-many-requests',
  })
