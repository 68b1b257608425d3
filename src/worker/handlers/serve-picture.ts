import { IMAGE_TYPES, parseImage } from '#src/contract/images.ts'
import { PICTURE_KINDS, parsePictureFile } from '#src/contract/pictures.ts'
import { readClientAddress } from '../access/client-address.ts'
import { readPlace } from '../access/client-place.ts'
import { UpstreamError } from '../access/upstream.ts'
import type { EdgeContext, EdgeDependencies } from '../environment.ts'
import { EdgeError, pageNotFound, unavailable } from '../errors.ts'
import { addEdgeHeaders } from '../policy/proxy-headers.ts'
import { redirectTo } from '../redirect.ts'

/** Whether an address is one of a picture, and of which type; undefined for anything else. */
type ReadType = (kind: string | undefined, file: string) => string | undefined

const typeOfShare: ReadType = (kind, file) =>
  PICTURE_KINDS.some((known) => known === kind) && parsePictureFile(file) ? 'image/png' : undefined

const typeOfImage: ReadType = (kind, file) => {
  const rendition = parseImage(kind, file)
  return rendition && IMAGE_TYPES[rendition.format]
}

/** `/og/{kind}/{subject}-{version}.png`: a share picture; another version leads to the one of today. */
export const serveSharePicture = (dependencies: EdgeDependencies) => servePicture(dependencies, typeOfShare)

/** `/img/{kind}/{key}-{width}.{format}`: a rendition of a public picture. */
export const serveImage = (dependencies: EdgeDependencies) => servePicture(dependencies, typeOfImage)

/** A picture that never changes under its address, kept near its readers. */
const servePicture =
  (dependencies: EdgeDependencies, readType: ReadType) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pictures } = dependencies
    const { pathname } = c.get('url')
    const type = readType(c.req.param('kind'), c.req.param('file') ?? '')
    if (!type) throw pageNotFound(pathname)
    const key = c.get('origin') + pathname
    const kept = await pictures.find(key)
    if (kept) return kept
    const answer = await askServer(dependencies, c, `/server${pathname}`)
    if (answer.status === 302) return redirectTo(c, (answer.headers.get('location') ?? '').replace(/^\/server/, ''))
    if (answer.status === 429) throw tooMany(answer)
    if (answer.status >= 500) throw unavailable('edge.unavailable.read')
    if (!answer.ok) throw pageNotFound(pathname)
    const body = await answer.arrayBuffer()
    c.executionCtx.waitUntil(pictures.save(key, { body, type }))
    return pictures.answer({ body, type })
  }

export async function askServer(
  { upstream, config }: EdgeDependencies,
  c: EdgeContext,
  path: string,
): Promise<Response> {
  const facts = {
    requestId: c.get('requestId'),
    clientIp: readClientAddress({ config }, c),
    clientPlace: readPlace(c.req.raw),
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

export const tooMany = (answer: Response) =>
  new EdgeError(429, 'error.code.too-many-requests', {
    retryAfter: Number(answer.headers.get('retry-after')) || 60,
    code: 'too-many-requests',
  })
