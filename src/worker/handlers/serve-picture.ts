import { IMAGE_TYPES, parseImage } from '#src/contract/file/images.ts'
import { PICTURE_KINDS, parsePictureFile } from '#src/contract/picture/picture.ts'
import { hashSubject } from '#src/contract/withdrawal/withdrawal.ts'
import { readClientAddress } from '../access/client-address.ts'
import { readPlace } from '../access/client-place.ts'
import { UpstreamError } from '../access/upstream.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError, pageNotFound, unavailable } from '../errors.ts'
import { KEPT_FOR } from '../policy/document-cache.ts'
import { addEdgeHeaders } from '../policy/proxy-headers.ts'
import { redirectTo } from '../redirect.ts'

/** Parses the address of a picture into type and subject; undefined if it is invalid. */
type Read = (kind: string | undefined, file: string) => { type: string; subject: string } | undefined

const readShare: Read = (kind, file) => {
  const asked = PICTURE_KINDS.some((known) => known === kind) ? parsePictureFile(file) : undefined
  return asked && { type: 'image/png', subject: asked.subject }
}

const readImage: Read = (kind, file) => {
  const rendition = parseImage(kind, file)
  return rendition && { type: IMAGE_TYPES[rendition.format], subject: rendition.key }
}

/** `/og/{kind}/{subject}-{version}.png`: a share picture; another version redirects to the current one. */
export const serveSharePicture = (dependencies: EdgeDependencies) => servePicture(dependencies, readShare)

/** `/img/{kind}/{key}-{width}.{format}`: a rendition of a public picture. */
export const serveImage = (dependencies: EdgeDependencies) => servePicture(dependencies, readImage)

/** Serves an immutable picture, cached until its subject is withdrawn. */
const servePicture =
  (dependencies: EdgeDependencies, read: Read) =>
  async (c: EdgeContext): Promise<Response> => {
    const { pictures, withdrawn, now } = dependencies
    const { pathname } = c.get('url')
    const asked = read(c.req.param('kind'), c.req.param('file') ?? '')
    if (!asked) throw pageNotFound(pathname)
    const subjects = [hashSubject(asked.subject)]
    const key = c.get('origin') + pathname
    const current = withdrawn.freshen((work) => c.executionCtx.waitUntil(work))
    const kept = await pictures.find(key, now() - KEPT_FOR)
    if (current) await current
    if (kept && !withdrawn.hides({ asOf: kept.asOf, subjects })) return pictures.answer(kept)
    const asOf = withdrawn.asOf()
    const answer = await askServer(dependencies, c, `/server${pathname}`)
    if (answer.status === 302) return redirectTo(c, (answer.headers.get('location') ?? '').replace(/^\/server/, ''))
    if (answer.status === 429) throw tooMany(answer)
    if (answer.status >= 500) throw unavailable('edge.unavailable.read')
    if (!answer.ok) throw pageNotFound(pathname)
    const picture = { body: await answer.arrayBuffer(), type: asked.type }
    c.executionCtx.waitUntil(pictures.save(key, { ...picture, storedAt: now(), asOf }))
    return pictures.answer(picture)
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
