import * as declared from '#src/contract/picture/endpoints.ts'
import { parsePictureFile } from '#src/contract/picture/picture.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { getPicture } from './picture.usecases.ts'

/** An address names the picture's content, so it is immutable. */
const FOR_EVER = 'public, max-age=31536000, immutable'

const readPicture = implement(declared.readPicture, async ({ c, services, params: { kind, file } }) => {
  const asked = parsePictureFile(file)
  if (!asked) throw new Failure('not-found')
  const found = await getPicture(services, { kind, ...asked }, readNetwork(c))
  if ('movedTo' in found) return c.redirect(`/server${found.movedTo}`, 302)
  return c.body(found.body as never, 200, { 'content-type': 'image/png', 'cache-control': FOR_EVER })
})

export const pictureEndpoints = [readPicture]
