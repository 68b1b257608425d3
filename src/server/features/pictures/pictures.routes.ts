import { z } from 'zod'
import { PICTURE_KINDS, parsePictureFile } from '../../../contract/pictures.ts'
import { readNetwork } from '../../http/caller.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { Failure } from '../../platform/failure.ts'
import { getPicture } from './pictures.usecases.ts'

/** An address names what the picture shows, so what it gives never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const readPicture = defineEndpoint(
  {
    method: 'get',
    path: '/server/og/{kind}/{file}',
    tag: 'Pictures',
    summary: 'The share picture of a vacancy, agency or article; other versions lead to the one of today',
    who: 'anyone',
    limits: ['picture-address', 'picture-everybody'],
    params: z.object({ kind: z.enum(PICTURE_KINDS), file: z.string().max(140) }),
    answer: z.any(),
    errors: ['not-found', 'too-many-requests'],
  },
  async ({ c, services, params: { kind, file } }) => {
    const asked = parsePictureFile(file)
    if (!asked) throw new Failure('not-found')
    const found = await getPicture(services, { kind, ...asked }, readNetwork(c))
    if ('movedTo' in found) return c.redirect(`/server${found.movedTo}`, 302)
    return c.body(found.body as never, 200, { 'content-type': 'image/png', 'cache-control': FOR_EVER })
  },
)

export const pictureEndpoints = [readPicture]
